-- Search over the six content classes (product §8, decision 0026). One row is one published item; `tokens` are the hashes of
-- its words, written by the server (modules/search).
create table search_documents (
  class smallint not null check (class between 1 and 6),
  id int not null,
  -- What breaks ties and decides which documents of a frequent word are looked at: put forward, popular, recent.
  score real not null,
  zh_title text not null,
  en_title text not null,
  tokens bigint[] not null,
  primary key (class, id)
);
-- Long enough to stand beside the table, so that ranking reads short rows; nothing asks for their statistics.
alter table search_documents alter column tokens set storage external;
alter table search_documents alter column tokens set statistics 0;
alter table search_documents set (toast_tuple_target = 128);
create index search_documents_tokens on search_documents using gin (tokens) with (fastupdate = off);
create trigger search_documents_changed after insert or update or delete on search_documents execute function tell_change();

-- A class's documents by score, the best on tier 0. To each token of a document its tier's salt is added, so a frequent word is
-- read from the best tiers and no further than needed. Every class begins with one tier; a rebuild makes more.
create table search_tiers (
  class smallint not null check (class between 1 and 6),
  tier smallint not null check (tier between 0 and 15),
  -- Tokens have 45 bits; the salt stands above them.
  salt bigint generated always as ((class * 16 + tier)::bigint << 45) stored,
  -- The least score of the tier.
  least real not null,
  primary key (class, tier)
);
insert into search_tiers (class, tier, least) select class, 0, 0 from generate_series(1, 6) class;
create trigger search_tiers_changed after insert or update or delete on search_tiers execute function tell_change();

-- Latin words of titles and names: what a word with a typing error is compared with.
create table search_words (word text primary key);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- Items whose words may have changed. Rows are only added and taken, so that whoever writes content never waits here.
create table search_stale (
  seq bigint generated always as identity primary key,
  class smallint not null,
  content_id int not null
);

create function search_stale_rows() returns trigger language plpgsql as $$
begin
  insert into search_stale (class, content_id) select tg_argv[0]::smallint, id from changed;
  return null;
end $$;
-- A company's name stands among the names of its programmes.
create function search_stale_sellers() returns trigger language plpgsql as $$
begin
  insert into search_stale (class, content_id) select 1, p.id from programmes p where p.seller_id in (select id from changed);
  return null;
end $$;

-- Follows one table of a content class.
create procedure search_follow(followed regclass, class int, work text default 'search_stale_rows') language plpgsql as $$
begin
  execute format('create trigger %I after insert on %s referencing new table as changed for each statement execute function %s(%s)',
    'search_added_' || class, followed, work, class);
  execute format('create trigger %I after update on %s referencing new table as changed for each statement execute function %s(%s)',
    'search_changed_' || class, followed, work, class);
  execute format('create trigger %I after delete on %s referencing old table as changed for each statement execute function %s(%s)',
    'search_removed_' || class, followed, work, class);
  if work = 'search_stale_rows' then
    execute format('insert into search_stale (class, content_id) select %s, id from %s', class, followed);
  end if;
end $$;
call search_follow('programmes', 1);
call search_follow('exhibitions', 2);
call search_follow('activities', 4);
call search_follow('companies', 5);
call search_follow('companies', 6);
create trigger search_seller_changed after update on companies referencing new table as changed
  for each statement execute function search_stale_sellers();

-- The best documents of one class for each plan in turn: a plan is a set of tokens that a document must all have. Plans come
-- in the order of their worth and stand in one array of equal widths. Stops as soon as `wanted` are found, after a plan or
-- within it, tier by tier.
create function search_find(of_class smallint, plans bigint[], width int, wanted int)
returns table (plan smallint, id int, score real, zh_title text, en_title text)
language plpgsql stable set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  salts bigint[] := array(select t.salt from search_tiers t where t.class = of_class order by t.tier);
  -- All plans for the first tier, then all for the second …
  salted bigint[] := array(select word + salt from unnest(salts) with ordinality as s (salt, tier),
    unnest(plans) with ordinality as p (word, place) order by tier, place);
  own bigint[];
  place int;
  found_now int;
  got int;
begin
  for i in 1 .. array_length(plans, 1) / width loop
    found_now := 0;
    for tier in 1 .. array_length(salts, 1) loop
      place := (tier - 1) * array_length(plans, 1) + (i - 1) * width;
      own := salted[place + 1 : place + width];
      return query
        select i::smallint, d.id, d.score, d.zh_title, d.en_title from search_documents d
        where d.tokens @> own and d.class + 0 = of_class order by d.score desc, d.id desc limit wanted - found_now;
      get diagnostics got = row_count;
      found_now := found_now + got;
      exit when found_now >= wanted;
    end loop;
    exit when found_now >= wanted;
  end loop;
end $$;

-- How many documents of a class have all these tokens; no further than `most`.
create function search_count(of_class smallint, own bigint[], most int) returns int
language plpgsql stable set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  salt bigint;
  salted bigint[];
  total int := 0;
begin
  for salt in select t.salt from search_tiers t where t.class = of_class order by t.tier loop
    salted := array(select word + salt from unnest(own) word);
    total := total + (select count(*) from (
      select 1 from search_documents d where d.tokens @> salted and d.class + 0 = of_class limit most - total) matches);
    exit when total >= most;
  end loop;
  return total;
end $$;
