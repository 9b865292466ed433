-- What pages tell of their visitors: one row each, never changed. A part for each day, so that old days go at once.
create table measurements (
  at timestamptz not null default now(), kind text not null, name text not null, page text not null,
  data text not null) partition by range (at);

create table measurements_rest partition of measurements default;

create index measurements_by_time on measurements (at desc);

create index measurements_by_kind on measurements (kind, at desc);

-- How often what was counted on a day: what the owner's page reads, however many rows there are above.
create table measured_days (
  day date not null, measure text not null, page text not null, label text not null, count bigint not null,
  primary key (day, measure, page, label));

-- Visits that have been counted, by a hash that cannot be undone once its day is over.
create table measured_visits (day date not null, visit text not null, primary key (day, visit));

create table measured_errors (
  day date not null, fingerprint text not null, message text not null, stack text not null, page text not null,
  count bigint not null, last_seen timestamptz not null, primary key (day, fingerprint));

-- Today's rows are dated to the end of yesterday, because today gets a part of its own.
insert into measurements (at, kind, name, page, data)
select least(received_at, date_trunc('day', now(), 'UTC') - interval '1 microsecond'), kind, name, '', data from events;

insert into measurements (at, kind, name, page, data)
select least(received_at, date_trunc('day', now(), 'UTC') - interval '1 microsecond'), 'error', event, '', data
from javascript_errors;

insert into measurements (at, kind, name, page, data)
select least(recorded_at, date_trunc('day', now(), 'UTC') - interval '1 microsecond'), 'performance', event, '', data
from performance_records;

drop table events;

drop table javascript_errors;

drop table performance_records;
