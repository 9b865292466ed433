-- Each gift card that is sold has a number of its own, which its holder pays with.
create table gift_cards (
  number text primary key, order_id uuid not null references orders (id), position integer not null,
  cents integer not null check (cents >= 0), created_at timestamptz not null default now());

create index gift_cards_by_order on gift_cards (order_id, position);
