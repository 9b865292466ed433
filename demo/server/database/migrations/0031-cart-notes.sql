-- What a buyer writes to the shop: with the cart, then on its order.
alter table carts add column note text not null default '';
