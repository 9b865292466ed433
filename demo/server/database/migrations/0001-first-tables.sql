create table settings (name text primary key, value text not null);

create table owners (
  id serial primary key, email text not null unique, password_hash text not null,
  created_at timestamptz not null default now());

create table site_users (
  id serial primary key, email text not null unique, password_hash text not null,
  created_at timestamptz not null default now());

create table sessions (
  token_hash text primary key, account_kind text not null, account_id integer not null,
  xsrf_token text not null, created_at timestamptz not null default now(), expires_at timestamptz not null);

create table forms (
  id text primary key, title text not null, kind text not null, fields text not null,
  needs_captcha boolean not null default false, success_redirect text not null default '',
  created_at timestamptz not null default now());

create table submissions (
  id uuid primary key, form_id text not null references forms (id), key_hash text not null unique,
  content_hash text not null, fields text not null, details text not null, search_text text not null,
  is_spam boolean not null default false, received_at timestamptz not null default now());

create index submissions_by_time on submissions (received_at desc);

create table newsletter_signups (
  id serial primary key, form_id text not null references forms (id), email text not null,
  received_at timestamptz not null default now(), unique (form_id, email));

create table spent_proofs (hash text primary key, expires_at timestamptz not null);

create table events (
  id bigserial primary key, kind text not null, name text not null, data text not null,
  received_at timestamptz not null default now());

create index events_by_time on events (received_at desc);

create table javascript_errors (
  id bigserial primary key, event text not null, message text not null, data text not null,
  happened_at timestamptz not null, received_at timestamptz not null default now());

create table performance_records (
  id bigserial primary key, page_load_id text not null, app text not null, event text not null,
  data text not null, recorded_at timestamptz not null);

create table carts (
  id uuid primary key, token_hash text not null unique, site_user_id integer references site_users (id),
  currency text not null, coupons text not null default '[]', is_purchased boolean not null default false,
  created_at timestamptz not null default now());

create table cart_entries (
  id uuid primary key, cart_id uuid not null references carts (id) on delete cascade, item_id text not null,
  sku text not null, quantity integer not null check (quantity > 0), additional_fields text,
  added_at timestamptz not null default now());

create table orders (
  id uuid primary key, cart_id uuid not null references carts (id), email text not null,
  currency text not null, total_cents integer not null, created_at timestamptz not null default now());

create table rate_limits (name text primary key, window_ends_at timestamptz not null, hits integer not null);
