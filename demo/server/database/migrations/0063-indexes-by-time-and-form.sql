-- What ends is deleted by its time: sessions with every login, limits with every new address.
create index sessions_by_end on sessions (expires_at);

create index sessions_by_account on sessions (account_kind, account_id);

create index spent_proofs_by_end on spent_proofs (expires_at);

create index rate_limits_by_end on rate_limits (window_ends_at);

-- The owner's lists, and their counts.
create index submissions_by_form on submissions (is_spam, form_id, received_at desc);

create index carts_by_time on carts (created_at desc);

create index orders_by_time on orders (created_at);
