-- What is left on each gift card, and what each order has taken from it.
alter table gift_cards add column balance_cents integer;

update gift_cards set balance_cents = cents;

alter table gift_cards alter column balance_cents set not null;

alter table gift_cards add constraint gift_card_balance check (balance_cents between 0 and cents);

create table gift_card_payments (
  order_id uuid not null references orders (id), number text not null references gift_cards (number),
  cents integer not null check (cents > 0), primary key (order_id, number));

-- What was bought together with a product.
create index order_lines_by_item on order_lines (item_id);
