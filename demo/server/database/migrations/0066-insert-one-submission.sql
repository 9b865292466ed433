-- The same as `insert_submissions` for a submission that arrives alone, in half of the time: most do, and a plan for many
-- takes longer to start than to run.
create function insert_submission(
  given_id uuid, given_form_id text, given_form_version text, given_key_hash text, given_content_hash text,
  given_fields text, given_details text, given_search_text text, given_is_spam boolean,
  given_limit_name text, given_limit_ends_at timestamptz, given_limit_max integer,
  given_at timestamptz, is_announced boolean)
returns text language plpgsql as $$
declare
  used integer;
begin
  if given_limit_name is not null then
    insert into rate_limits as known (name, window_ends_at, hits) values (given_limit_name, given_limit_ends_at, 1)
    on conflict (name) do update set
      hits = case when known.window_ends_at < given_at then excluded.hits else known.hits + excluded.hits end,
      window_ends_at =
        case when known.window_ends_at < given_at then excluded.window_ends_at else known.window_ends_at end
    returning hits into used;
    if used > given_limit_max then
      return 'over-limit';
    end if;
  end if;

  if given_form_version is not null then
    perform from forms where id = given_form_id and xmin::text = given_form_version;
    if not found then
      return 'form-changed';
    end if;
  end if;

  insert into submissions (id, form_id, key_hash, content_hash, fields, details, search_text, is_spam)
  values (given_id, given_form_id, given_key_hash, given_content_hash, given_fields, given_details, given_search_text,
    given_is_spam)
  on conflict (key_hash) do nothing;
  if not found then
    return 'key-known';
  end if;

  if is_announced and not given_is_spam then
    insert into outbox (channel, subject, subject_id)
    select outbox_channels.name, 'submission', given_id from outbox_channels;
  end if;
  return 'inserted';
end $$;
