-- The stage of the home page: key art first, then what is recommended.
create index programmes_hero on programmes ((hero_wide_id is not null) desc, recommended desc, id desc)
  where (zh_published_at is not null or en_published_at is not null) and recommended > 0;
