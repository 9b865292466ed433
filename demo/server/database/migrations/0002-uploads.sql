create table uploads (
  id uuid primary key, form_id text not null references forms (id), field_id text not null,
  token_hash text not null, name text not null, size integer not null, sha256 text not null,
  bytes bytea not null, submission_id uuid references submissions (id) on delete set null,
  received_at timestamptz not null default now());

create index uploads_by_submission on uploads (submission_id);
