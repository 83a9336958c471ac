-- What arrived, one row per natural key: the later message replaces the earlier one.
create table message (
  campaign_id text not null,
  kind text not null,
  natural_key text not null,
  happened_at timestamptz not null,
  payload text not null,
  primary key (campaign_id, kind, natural_key)
);

-- What was built from it. "revision" counts changes of what the result follows from;
-- "built_revision" is the one that result and page show; "announced_sha256" was sent out.
create table report (
  campaign_id text primary key,
  first_seen_at timestamptz not null,
  revision bigint not null default 0,
  built_revision bigint,
  published_at timestamptz,
  result_sha256 text,
  headline text,
  passed integer,
  failed integer,
  not_evaluable integer,
  announced_sha256 text
);

create table artifact (
  sha256 text primary key,
  bytes bigint not null,
  media_type text not null,
  stored_at timestamptz not null
);
