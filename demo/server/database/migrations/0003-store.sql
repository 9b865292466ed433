-- Catalogue, orders and reviews; a cart knows where it goes. Prices end at 100000000 cents (A5 L77).
create table products (
  id text primary key, slug text not null unique, position integer not null,
  status text not null default 'PUBLISHED', details text not null);

create table variants (
  sku text primary key check (length(sku) between 1 and 60),
  product_id text not null references products (id), position integer not null, options text not null,
  price_cents integer not null check (price_cents between 0 and 100000000),
  sale_price_cents integer not null check (sale_price_cents between 0 and 100000000),
  on_sale boolean not null,
  unlimited boolean not null, in_stock integer not null check (in_stock >= 0), grams integer not null,
  is_offered boolean not null default true);

create index variants_by_product on variants (product_id);

alter table carts add column location text, add column shipping_option text;

create index cart_entries_by_cart on cart_entries (cart_id);

-- No version has ever written an order into the first table.
drop table orders;

create table orders (
  id uuid primary key, number serial not null unique, cart_id uuid not null unique references carts (id),
  email text not null, name text not null, currency text not null, details text not null,
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  discount_cents bigint not null check (discount_cents >= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  created_at timestamptz not null default now());

create table order_lines (
  order_id uuid not null references orders (id), position integer not null, item_id text not null,
  sku text not null, quantity integer not null check (quantity > 0),
  unit_price_cents integer not null check (unit_price_cents between 0 and 100000000),
  details text not null, primary key (order_id, position));

create table reviews (
  id uuid primary key, product_id text not null references products (id),
  order_id uuid not null references orders (id), stars integer not null check (stars between 1 and 5),
  author text not null, title text not null, body text not null,
  created_at timestamptz not null default now(), unique (order_id, product_id));

create index reviews_by_product on reviews (product_id, created_at desc);
