-- “More of this seller” takes the first of an ordered index instead of sorting all that a large seller has; the catalogue's
-- totals by seller, type and country are read from the same index alone.
create index programmes_of_seller on programmes (seller_id, recommended desc, id desc) include (type_id, country)
  where zh_published_at is not null or en_published_at is not null;
