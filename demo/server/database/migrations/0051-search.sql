-- What a visitor can find. The server fills it at each start; the words are folded by then, so that both
-- dictionaries see plain letters: the one finds words as they begin, the other in another form.
create table search_entries (
  path text primary key, collection_id text not null, collection_name text not null,
  product_id text references products (id), title text not null, excerpt text not null, body text not null,
  image_url text not null, title_words text not null, body_words text not null,
  terms tsvector not null generated always as (
    setweight(to_tsvector('simple', title_words), 'A') || setweight(to_tsvector('english', title_words), 'A') ||
    to_tsvector('simple', body_words) || to_tsvector('english', body_words)) stored);

create index search_entries_by_term on search_entries using gin (terms);
