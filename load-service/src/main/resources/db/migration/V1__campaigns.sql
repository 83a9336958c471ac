-- Campaigns as they stand. Documents are JSON; what is searched for has a column of its own.
create table campaign (
  id                  text primary key,
  name                text        not null,
  endpoint_url        text        not null,
  accepted_at         timestamptz not null,
  state_label         text        not null,
  is_over             boolean     not null,
  engine_is_reference boolean     not null,
  spec                text        not null,
  plan                text        not null,
  state               text        not null,
  sequence_cap        integer,
  gate                text,
  report_url          text
);
create index campaign_unfinished on campaign (accepted_at) where not is_over;

-- Every recorded attempt at a window, void ones too. One row per (campaign, window, attempt).
create table window_run (
  run_key     text primary key,
  campaign_id text        not null references campaign (id),
  window_id   text        not null,
  attempt     integer     not null check (attempt >= 1),
  place       integer     not null,
  state       text        not null check (state in ('valid', 'invalid', 'void')),
  reason      text,
  workers     text        not null,
  flags       text        not null,
  snapshots   text        not null,
  measurement text,
  recorded_at timestamptz not null,
  unique (campaign_id, window_id, attempt)
);

-- The history that people read; its sequence is what a reader resumes from.
create sequence campaign_line_seq;
create table campaign_line (
  sequence    bigint primary key,
  campaign_id text        not null references campaign (id),
  at          timestamptz not null,
  kind        text        not null check (kind in ('LOG', 'WINDOW', 'FINISHED')),
  severity    text        not null check (severity in ('INFO', 'WARNING', 'ERROR')),
  text        text        not null,
  window_id   text,
  attempt     integer,
  source      text unique
);
create index campaign_line_order on campaign_line (campaign_id, sequence);
