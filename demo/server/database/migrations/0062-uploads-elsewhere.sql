-- Without bytes, a file is in the store of files that the server is set to, under its id.
alter table uploads alter column bytes drop not null;
