-- A question first learns how much there is, tier by tier, and then looks for the best only where something is (decision 0026):
-- what is rare is read once, and not again for every plan and for the count.
drop function search_find(smallint, bigint[], int, int);
drop function search_count(smallint, bigint[], int);

-- Whether a whole title of any class has this token.
create function search_is_title(word bigint) returns boolean
language sql stable set enable_seqscan = off as $$
  select exists (select from search_documents d where d.tokens && array(select word + t.salt from search_tiers t))
$$;

-- The best documents of each class for each plan in turn: a plan is a set of tokens that a document must all have. Plans come
-- in the order of their worth and stand in one array of equal widths. Stops as soon as `wanted` are found, after a plan or
-- within it, tier by tier. `covering` names up to five plans that together find whatever any plan finds: `total` is how many
-- documents of the class that is, counted no further than `most`. Without it nothing is counted, and `total` is null.
-- A salted token belongs to one class, so the class itself need not be compared.
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
