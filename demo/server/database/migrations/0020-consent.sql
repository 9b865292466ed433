-- Proof of what visitors have agreed to. A record never changes, and stays for a year at least.
create table consent_records (
  id serial primary key, visitor_id text not null, version text not null,
  functional boolean not null, analytics boolean not null, marketing boolean not null,
  is_opted_out boolean not null, page text not null, chosen_at timestamptz not null default now());

create index consent_records_by_visitor on consent_records (visitor_id, id);

create function keep_consent_record() returns trigger language plpgsql as $$ begin if tg_op = 'DELETE' and old.chosen_at < now() - interval '1 year' then return old; end if; raise exception 'a consent record stays as it is'; end $$;

create trigger consent_records_stay before update or delete on consent_records for each row execute function keep_consent_record();
