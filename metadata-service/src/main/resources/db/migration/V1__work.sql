-- Every request that came, how far it has come and what was read: one row per natural key.
create table work (
  kind        text    not null check (kind in ('capture', 'snapshot', 'restart')),
  campaign_id text    not null,
  part        text    not null,
  seq         bigint  generated always as identity,
  request     text    not null,
  progress    text,
  document    text,
  published   boolean not null default false,
  primary key (kind, campaign_id, part)
);

create index work_owed on work (kind, seq) where not published;
