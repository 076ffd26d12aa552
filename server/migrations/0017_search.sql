-- The search index of the six content classes (decision 0026).

-- One row per published item. `tokens` are the hashes of its words, which the server writes (modules/search).
create table search_documents (
  class smallint not null check (class between 1 and 6),
  id int not null,
  -- Recommended, popular and recent items have a higher score. It orders equal matches, and decides which documents of a
  -- frequent word are read.
  score real not null,
  zh_title text not null,
  en_title text not null,
  tokens bigint[] not null,
  primary key (class, id)
)
-- Tokens are stored out of line, so that ranking reads short rows.
with (toast_tuple_target = 128);
alter table search_documents alter column tokens set storage external;
-- No query plan uses statistics of the tokens.
alter table search_documents alter column tokens set statistics 0;
create index search_documents_tokens on search_documents using gin (tokens) with (fastupdate = off);
create trigger search_documents_changed after insert or update or delete on search_documents execute function notify_change();

-- The documents of a class by score, the best ones on tier 0. The salt of its tier is added to each token of a document, so a
-- frequent word is read from the best tiers first and no further than needed. A class starts with one tier; a rebuild makes
-- more.
create table search_tiers (
  class smallint not null check (class between 1 and 6),
  tier smallint not null check (tier between 0 and 15),
  -- Tokens have 45 bits; the salt is in the bits above them.
  salt bigint generated always as ((class * 16 + tier)::bigint << 45) stored,
  -- The lowest score of the tier.
  least real not null,
  primary key (class, tier)
);
create trigger search_tiers_changed after insert or update or delete on search_tiers execute function notify_change();
insert into search_tiers (class, tier, least) select class, 0, 0 from generate_series(1, 6) class;

-- Latin words of titles and names, with which a misspelt word is compared.
create table search_words (word text primary key);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- Items whose words may have changed. Rows are only inserted and deleted, so that nobody who writes content waits here.
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

-- The name of a company is among the searchable names of its programmes.
create function search_stale_sellers() returns trigger language plpgsql as $$
begin
  insert into search_stale (class, content_id) select 1, p.id from programmes p where p.seller_id in (select id from changed);
  return null;
end $$;

-- Creates the triggers that record the changes of one table of a content class, and records the rows that the table has.
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
call search_follow('news', 3);
call search_follow('activities', 4);
call search_follow('companies', 5);
call search_follow('companies', 6);
create trigger search_seller_changed after update on companies referencing new table as changed
  for each statement execute function search_stale_sellers();

-- Whether a whole title of any class has this token.
create function search_is_title(word bigint) returns boolean
language sql stable set enable_seqscan = off as $$
  select exists (select from search_documents d where d.tokens && array(select word + t.salt from search_tiers t))
$$;

-- Finds the best documents of each class. A plan is a set of tokens that a document must all have; plans come in the order of
-- their quality, in one array of equal widths. The function tries plan by plan and tier by tier, and stops as soon as `wanted`
-- documents are found. `covering` names up to five plans that together find whatever any plan finds. `total` is the number of
-- documents of the class that they find, counted up to `most`; tiers without any are then skipped. Without `covering` nothing
-- is counted, and `total` is null. A salted token belongs to one class, so the class itself is not compared.
create function search_find(classes smallint[], plans bigint[], width int, covering int[], wanted int, most int)
returns table (class smallint, plan int, id int, score real, zh_title text, en_title text, total int)
language plpgsql stable
set enable_seqscan = off set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan as $$
declare
  size constant int := array_length(plans, 1);
  tiers int;
  -- All plans for the first tier, then all for the second …
  salted bigint[];
  -- How many documents of each tier there are; tiers that were not counted are missing.
  counts int[];
  place int;
  one bigint[];
  two bigint[];
  three bigint[];
  four bigint[];
  five bigint[];
  found_now int;
  got int;
begin
  foreach class in array classes loop
    tiers := (select count(*) from search_tiers t where t.class = search_find.class);
    salted := array(select p.word + t.salt from search_tiers t, unnest(plans) with ordinality as p (word, place)
      where t.class = search_find.class order by t.tier, p.place);
    counts := '{}';
    total := null;
    if covering is not null then
      total := 0;
      for tier in 1 .. tiers loop
        place := (tier - 1) * size - width;
        one := salted[place + covering[1] * width + 1 : place + covering[1] * width + width];
        two := salted[place + covering[2] * width + 1 : place + covering[2] * width + width];
        three := salted[place + covering[3] * width + 1 : place + covering[3] * width + width];
        four := salted[place + covering[4] * width + 1 : place + covering[4] * width + width];
        five := salted[place + covering[5] * width + 1 : place + covering[5] * width + width];
        got := (select count(*) from (
          select from search_documents d
          where d.tokens @> one or d.tokens @> two or d.tokens @> three or d.tokens @> four or d.tokens @> five
          limit most - total) matches);
        counts := counts || got;
        total := total + got;
        exit when total >= most;
      end loop;
      continue when total = 0;
    end if;
    <<search>> for i in 1 .. size / width loop
      found_now := 0;
      for tier in 1 .. tiers loop
        continue when counts[tier] = 0;
        place := (tier - 1) * size + (i - 1) * width;
        one := salted[place + 1 : place + width];
        return query
          select search_find.class, i, d.id, d.score, d.zh_title, d.en_title, search_find.total from search_documents d
          where d.tokens @> one order by d.score desc, d.id desc limit wanted - found_now;
        get diagnostics got = row_count;
        found_now := found_now + got;
        exit search when found_now >= wanted or found_now >= total;
      end loop;
    end loop;
  end loop;
end $$;

-- Finds documents for a query that is a whole title. Only titles and names are searched, and documents with all its words are
-- read once: the best `most` of a class make the total, and both titles that contain the query and all others are taken from
-- them. Returns nothing if no title of any class equals the query. Plans: 1 the whole title, 2 titles that contain it, 3 titles
-- and names. `texts` are what a normalised title contains if it contains the query: signs, and words in letters after a space.
create function search_title(
  classes smallint[], title bigint, phrase bigint[], words bigint[], texts text[], wanted int, most int)
returns table (class smallint, plan int, id int, score real, zh_title text, en_title text, total int)
language plpgsql stable
set enable_seqscan = off set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan as $$
declare
  salts bigint[];
  ids int[];
  one bigint[];
  two bigint[];
  read_to int;
  found_now int;
  got int;
begin
  if not search_is_title(title) then
    return;
  end if;
  foreach class in array classes loop
    salts := array(select t.salt from search_tiers t where t.class = search_title.class order by t.tier);
    ids := '{}';
    for tier in 1 .. cardinality(salts) loop
      read_to := tier;
      one := array(select word + salts[tier] from unnest(words) word);
      two := array[title + salts[tier]];
      ids := ids || array(
        select d.id from search_documents d where d.tokens @> one or d.tokens @> two
        order by d.score desc, d.id desc limit most - cardinality(ids));
      exit when cardinality(ids) >= most;
    end loop;
    total := cardinality(ids);
    continue when total = 0;

    found_now := 0;
    for tier in 1 .. cardinality(salts) loop
      two := array[title + salts[tier]];
      return query
        select search_title.class, 1, d.id, d.score, d.zh_title, d.en_title, search_title.total from search_documents d
        where d.tokens @> two order by d.score desc, d.id desc limit wanted - found_now;
      get diagnostics got = row_count;
      found_now := found_now + got;
      exit when found_now >= wanted;
    end loop;
    continue when found_now >= wanted or found_now >= total;

    return query
      select search_title.class, 2, d.id, d.score, d.zh_title, d.en_title, search_title.total from search_documents d
      where d.class = search_title.class and d.id = any(ids)
        and not exists (select from unnest(texts) t where strpos(' ' || d.zh_title || ' ' || d.en_title, t) = 0)
      order by d.score desc, d.id desc limit wanted;
    get diagnostics found_now = row_count;
    for tier in read_to + 1 .. cardinality(salts) loop
      exit when found_now >= wanted;
      one := array(select word + salts[tier] from unnest(phrase) word);
      return query
        select search_title.class, 2, d.id, d.score, d.zh_title, d.en_title, search_title.total from search_documents d
        where d.tokens @> one
          and not exists (select from unnest(texts) t where strpos(' ' || d.zh_title || ' ' || d.en_title, t) = 0)
        order by d.score desc, d.id desc limit wanted - found_now;
      get diagnostics got = row_count;
      found_now := found_now + got;
    end loop;
    continue when found_now >= wanted or found_now >= total;

    return query
      select search_title.class, 3, d.id, d.score, d.zh_title, d.en_title, search_title.total from search_documents d
      where d.class = search_title.class and d.id = any(ids) order by d.score desc, d.id desc limit wanted;
  end loop;
end $$;

-- Words that may have been meant, the most similar first. Two swapped letters leave few common trigrams, so the threshold is
-- low; the server then takes only the words that differ by one error.
create function search_spellings(misspelt text, wanted int) returns setof text
language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select word from search_words
  where word % misspelt and length(word) between length(misspelt) - 1 and length(misspelt) + 1
  order by similarity(word, misspelt) desc, word limit wanted
$$;
