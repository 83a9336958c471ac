create table gate (
  id bigint generated always as identity primary key,
  campaign_id text not null,
  gate_id text not null,
  requested_at timestamptz not null,
  endpoint_url text not null,
  endpoint_api text not null,
  endpoint_model text not null,
  endpoint_key_name text,
  model_size text not null,
  thresholds jsonb not null,
  announces boolean not null,
  decision text,
  announced boolean not null default false,
  unique (campaign_id, gate_id)
);

create index gate_unfinished on gate (id) where decision is null or (announces and not announced);

create table baseline (
  model text primary key,
  recorded_at timestamptz not null,
  source text not null,
  items jsonb not null
);
