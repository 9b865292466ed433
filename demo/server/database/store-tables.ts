import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Prices end at 100000000 cents (A5 L77). */
const price = (name: string): string => `${name} integer not null check (${name} between 0 and 100000000)`

const SUMS = ['subtotal', 'discount', 'shipping', 'tax', 'total']
  .map(name => `${name}_cents bigint not null check (${name}_cents >= 0)`)
  .join(', ')

const STATEMENTS = [
  `create table products (
    id text primary key, slug text not null unique, position integer not null,
    status text not null default 'PUBLISHED', details text not null)`,
  `create table variants (
    sku text primary key check (length(sku) between 1 and 60),
    product_id text not null references products (id), position integer not null, options text not null,
    ${price('price_cents')}, ${price('sale_price_cents')}, on_sale boolean not null,
    unlimited boolean not null, in_stock integer not null check (in_stock >= 0), grams integer not null,
    is_offered boolean not null default true)`,
  `create index variants_by_product on variants (product_id)`,
  `alter table carts add column location text, add column shipping_option text`,
  `create index cart_entries_by_cart on cart_entries (cart_id)`,
  // No version has ever written an order into the first table.
  `drop table orders`,
  `create table orders (
    id uuid primary key, number serial not null unique, cart_id uuid not null unique references carts (id),
    email text not null, name text not null, currency text not null, details text not null, ${SUMS},
    created_at timestamptz not null default now())`,
  `create table order_lines (
    order_id uuid not null references orders (id), position integer not null, item_id text not null,
    sku text not null, quantity integer not null check (quantity > 0), ${price('unit_price_cents')},
    details text not null, primary key (order_id, position))`,
  `create table reviews (
    id uuid primary key, product_id text not null references products (id),
    order_id uuid not null references orders (id), stars integer not null check (stars between 1 and 5),
    author text not null, title text not null, body text not null,
    created_at timestamptz not null default now(), unique (order_id, product_id))`,
  `create index reviews_by_product on reviews (product_id, created_at desc)`,
]

/** Catalogue, orders and reviews; a cart knows where it goes. */
export const storeTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
