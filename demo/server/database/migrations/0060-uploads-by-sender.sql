-- Who sent a file that waits for its form, as a keyed hash; forgotten as soon as the form is sent.
alter table uploads add column sender text not null default '';

create index uploads_waiting on uploads (received_at) where submission_id is null;
