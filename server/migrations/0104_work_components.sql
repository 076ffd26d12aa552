-- A work's points are written together with those of every work that it may share a point with. Until now they were written
-- with those below the changed works only: an episode of two seasons lost its common points with the volumes of one season when
-- the other changed, and both could be sold. The common points of two works come from a season or series above both, so all
-- works that are connected other than by a collection are written together.
create or replace function refresh_works(changed int[]) returns void language plpgsql as $$
declare
  kin int[];
  concerned int[];
begin
  with recursive component (id) as (
    select unnest(changed)
    union
    select other.id from component c join programmes own on own.id = c.id
      cross join lateral (
        select p.parent_id as id from work_parts p join programmes whole on whole.id = p.parent_id
        where p.child_id = c.id and whole.work_level <> 'collection'
        union all
        select p.child_id from work_parts p where p.parent_id = c.id and own.work_level <> 'collection') other)
  select array_agg(id) into kin from component;

  with recursive above (id, ancestor) as (
    select i, i from unnest(kin) i union select a.id, p.parent_id from above a join work_parts p on p.child_id = a.ancestor),
  placed as (
    select a.id, min(p.work_level) filter (where a.id = a.ancestor) as level,
      array_agg(a.ancestor) filter (where p.work_level = 'series') as series,
      array_agg(a.ancestor) filter (where p.work_level = 'season') as seasons,
      array_agg(a.ancestor) filter (where p.work_level = 'volume') as volumes
    from above a join programmes p on p.id = a.ancestor group by a.id),
  unplaced as (
    select whole.id as whole, part.id as part from placed whole join placed part on
      (whole.level = 'season' and part.level in ('volume', 'episode') and part.seasons is null and part.series && whole.series)
      or (whole.level = 'volume' and part.level = 'episode' and part.volumes is null
        and (part.seasons && whole.seasons
          or (part.series && whole.series and (part.seasons is null or whole.seasons is null))))
    where whole.level in ('season', 'volume')),
  owned as (
    select id, id::bigint as point from placed
    union all select whole, -((whole::bigint << 31) | part) from unplaced
    union all select part, -((whole::bigint << 31) | part) from unplaced)
  insert into work_coverage (programme_id, points, covers, lock_group)
  select id, range_agg(int8range(point, point, '[]')), '{}', id from owned group by id
  on conflict (programme_id) do update set points = excluded.points where work_coverage.points <> excluded.points;

  with recursive up (id) as (
    select unnest(kin || changed) union select p.parent_id from up join work_parts p on p.child_id = up.id)
  select array_agg(id) into concerned from up;

  with recursive below (top, id) as (
    select p.id, p.id from programmes p where p.id = any(concerned)
    union select b.top, p.child_id from below b join work_parts p on p.parent_id = b.id),
  fresh as (
    select b.top, range_agg(point) as covers
    from below b join work_coverage c on c.programme_id = b.id, unnest(c.points) point group by b.top)
  update work_coverage c set covers = fresh.covers from fresh
  where c.programme_id = fresh.top and c.covers <> fresh.covers;

  -- The constraint refuses what would make two sold rights overlap.
  update grants g set works = c.covers from work_coverage c
  where c.programme_id = g.programme_id and g.programme_id = any(concerned) and g.state <> 'released'
    and g.works <> c.covers;
end $$;

-- Writes the points that were lost. Where rights that overlap were sold already, the coverage of these works stays as it is:
-- both licences are valid, and staff find them in the warning.
do $$
declare
  connected record;
  what text;
begin
  for connected in select lock_group, array_agg(programme_id) as works from work_coverage group by lock_group order by lock_group loop
    begin
      perform refresh_works(connected.works);
    exception when exclusion_violation then
      get stacked diagnostics what = pg_exception_detail;
      raise warning 'works % were sold apart although they may share content: %', connected.works, what;
    end;
  end loop;
end $$;
