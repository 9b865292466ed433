-- Counts, inserts and announces submissions that arrive together (`submission-row.ts`). A function, because Postgres
-- keeps its plan for the connection: to plan the statement takes longer than to run it. Locks are taken in the order of
-- their keys, so that two processes never deadlock.
create function insert_submissions(given_rows json, given_at timestamptz, are_announced boolean)
returns table (is_within boolean, is_current boolean, is_new boolean) language plpgsql as $$
#variable_conflict use_column
begin return query
  with given as materialized (
    select * from json_to_recordset(given_rows) as given (
      position integer, id uuid, form_id text, form_version text, key_hash text, content_hash text, fields text,
      details text, search_text text, is_spam boolean,
      limit_name text, limit_ends_at timestamptz, limit_max integer, uses integer, uses_until_here integer)),
  used as (
    insert into rate_limits as known (name, window_ends_at, hits)
    select limit_name, limit_ends_at, uses from given where uses = uses_until_here order by limit_name
    on conflict (name) do update set
      hits = case when known.window_ends_at < given_at then excluded.hits else known.hits + excluded.hits end,
      window_ends_at =
        case when known.window_ends_at < given_at then excluded.window_ends_at else known.window_ends_at end
    returning name, hits),
  checked as materialized (
    select given.*,
      used.hits is null or used.hits - uses + uses_until_here <= limit_max as is_within,
      form_version is null or exists (
        select from forms where forms.id = form_id and xmin::text = form_version) as is_current
    from given left join used on used.name = limit_name),
  kept as (
    insert into submissions (id, form_id, key_hash, content_hash, fields, details, search_text, is_spam)
    select id, form_id, key_hash, content_hash, fields, details, search_text, is_spam
    from checked where is_within and is_current order by key_hash, position
    on conflict (key_hash) do nothing returning id, is_spam),
  told as (
    insert into outbox (channel, subject, subject_id)
    select outbox_channels.name, 'submission', kept.id
    from outbox_channels cross join kept where are_announced and not is_spam)
  select is_within, is_current, kept.id is not null from checked left join kept on kept.id = checked.id order by position; end $$;
