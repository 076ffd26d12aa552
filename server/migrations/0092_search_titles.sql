-- A question that names a whole title (decision 0026). It is asked of titles and names alone, and what has all its words is read
-- only once: the best `most` of a class are both the total and where titles that hold it, and then all others, are looked for.
-- Gives nothing where no title of any class is that one. Plans: 1 the whole title, 2 titles that hold it, 3 titles and names.
-- `texts` are what a folded title has when it holds the question: signs, and words in letters after a space.
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
