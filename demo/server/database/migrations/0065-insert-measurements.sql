-- Inserts measurements that arrive together, and adds their counts (`measurements/insert.ts`): one round trip and one
-- commit. A function, because Postgres keeps its plans for the connection. Locks are taken table by table, in the order
-- of their keys, so that two processes never deadlock. A null stands for a list without items.
create function insert_measurements(
  given_at timestamptz, given_day date, given_rows json, given_visits json, given_counts json, given_errors json)
returns void language plpgsql as $$
declare
  new_visits text[];
begin
  insert into measurements (at, kind, name, page, data)
  select given_at, kind, name, page, data
  from json_to_recordset(given_rows) as given (kind text, name text, page text, data text);

  if given_visits is not null then
    with inserted as (
      insert into measured_visits (day, visit)
      select given_day, visit from json_array_elements_text(given_visits) as given (visit) order by visit
      on conflict do nothing returning visit)
    select array_agg(visit) into new_visits from inserted;
  end if;

  if given_counts is not null then
    insert into measured_days as known (day, measure, page, label, count)
    select given_day, measure, page, label, sum(count)
    from json_to_recordset(given_counts) as given (measure text, page text, label text, count bigint, visit text)
    where visit is null or visit in (select unnest(new_visits))
    group by measure, page, label order by measure, page, label
    on conflict (day, measure, page, label) do update set count = known.count + excluded.count;
  end if;

  if given_errors is not null then
    insert into measured_errors as known (day, fingerprint, message, stack, page, count, last_seen)
    select given_day, fingerprint, message, stack, page, count, given_at
    from json_to_recordset(given_errors) as given (fingerprint text, message text, stack text, page text, count bigint)
    order by fingerprint
    on conflict (day, fingerprint) do update set
      count = known.count + excluded.count, last_seen = excluded.last_seen;
  end if;
end $$;
