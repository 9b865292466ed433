-- What is to be told, and to whom: one row for each channel, deleted once it has been delivered.
create table outbox_channels (name text primary key);

create table outbox (
  id bigserial primary key, channel text not null, subject text not null, subject_id uuid not null,
  attempts integer not null default 0, due_at timestamptz not null default now(),
  created_at timestamptz not null default now());

create index outbox_by_time on outbox (due_at);
