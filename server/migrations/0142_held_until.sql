-- Until when an order holds its cells while nobody has accepted it; staff may bring it forward.
alter table orders add column held_until timestamptz;
update orders set held_until = created_at + interval '15 days';
alter table orders alter column held_until set default now() + interval '15 days';
alter table orders alter column held_until set not null;
drop index orders_waiting;
create index orders_waiting on orders (held_until) where status = 0;
