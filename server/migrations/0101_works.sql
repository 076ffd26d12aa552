-- Works form a tree: a series contains seasons, a season volumes and episodes, a collection any works. A right sold in one
-- work is sold in everything that contains it and in everything it contains; the constraint on `grants` below refuses
-- the second sale (decision 0033). Nothing here rests on the application.
alter table programmes add column work_level text not null default 'standalone'
  check (work_level in ('standalone', 'collection', 'series', 'season', 'volume', 'episode'));

create table work_parts (
  parent_id int not null references programmes on delete cascade,
  child_id int not null references programmes on delete cascade,
  -- The child's number within the parent, as the seller writes it: `3`, `12A`.
  number text check (length(number) between 1 and 20),
  created_at timestamptz not null default now(),
  primary key (parent_id, child_id),
  check (parent_id <> child_id)
);
create index work_parts_child on work_parts (child_id);
create trigger work_parts_changed after insert or update or delete on work_parts execute function tell_change();

-- Written by the triggers of this file only. A programme without a row has no parts and belongs to nothing.
create table work_coverage (
  programme_id int primary key references programmes on delete cascade,
  -- The programme's own id, and one negative point for each work that it may or may not contain (see `refresh_works`).
  points int8multirange not null,
  -- The points of the work and of all works below it. Two works share content where these overlap.
  covers int8multirange not null,
  -- Works that were ever connected share a number. It is what transactions lock, and it only ever becomes smaller.
  lock_group int not null
);
create index work_coverage_group on work_coverage (lock_group);

create function work_point(point bigint) returns int8multirange language sql immutable parallel safe as
$$ select int8multirange(int8range(point, point, '[]')) $$;

create function covers_of(programme int) returns int8multirange language sql stable as
$$ select coalesce((select covers from work_coverage where programme_id = programme), work_point(programme)) $$;

create function lock_group_of(programme int) returns int language sql stable as
$$ select coalesce((select lock_group from work_coverage where programme_id = programme), programme) $$;

create function work_level_holds(parent text, child text) returns boolean language sql immutable parallel safe as $$
  select case parent
    when 'collection' then true
    when 'series' then child in ('season', 'volume', 'episode')
    when 'season' then child in ('volume', 'episode')
    when 'volume' then child = 'episode'
    else false end
$$;

-- Takes the transaction's lock on the connected works of a programme: shared for a grant, exclusive to decide or to change
-- the tree. The group is read again under the lock, because the tree may have changed while this transaction waited.
-- A group's number only falls, so all transactions lock from the greater to the smaller and cannot wait in a circle.
create function lock_work(programme int, exclusively boolean) returns int language plpgsql as $$
declare
  wanted int;
  held int;
begin
  -- An older snapshot would not show a part that was added while this transaction waited for the lock.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'rights and works change at the isolation level "read committed" only';
  end if;
  loop
    wanted := lock_group_of(programme);
    exit when wanted = held;
    if exclusively then
      perform pg_advisory_xact_lock(41, wanted);
    else
      perform pg_advisory_xact_lock_shared(41, wanted);
    end if;
    held := wanted;
  end loop;
  return held;
end $$;

-- The same for two programmes that are about to be connected or separated, the greater group first.
create function lock_works(a int, b int) returns void language plpgsql as $$
declare
  wanted int[];
  held int[] := '{}';
  one int;
begin
  loop
    wanted := array(select distinct g from unnest(array[lock_group_of(a), lock_group_of(b)]) g order by g desc);
    exit when wanted <@ held;
    foreach one in array wanted loop
      perform pg_advisory_xact_lock(41, one);
    end loop;
    held := held || wanted;
  end loop;
  -- Fails under another isolation level.
  perform lock_work(a, true);
end $$;

-- Writes the coverage of every work that the change of these works concerns, and of its living grants.
--
-- An episode beside a volume of the same season may be in that volume as long as it stands in none; the same holds for an
-- episode or volume beside the seasons of its series. Nobody can tell, so both get a common point and exclude each other
-- until the part is placed. The point is negative and made of both ids, so no programme has it.
create function refresh_works(changed int[]) returns void language plpgsql as $$
declare
  kin int[];
  concerned int[];
begin
  with recursive up (id) as (
    select unnest(changed) union select p.parent_id from up join work_parts p on p.child_id = up.id),
  down (id) as (
    select p.id from programmes p
    where p.id = any(changed) or (p.work_level in ('series', 'season', 'volume') and p.id in (select id from up))
    union
    select p.child_id from down join programmes whole on whole.id = down.id and whole.work_level <> 'collection'
      join work_parts p on p.parent_id = down.id)
  select array_agg(id) into kin from down;

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

create function check_work_part() returns trigger language plpgsql as $$
declare
  parent_level text;
  child_level text;
begin
  if tg_op = 'UPDATE' then
    if (new.parent_id, new.child_id) is distinct from (old.parent_id, old.child_id) then
      raise exception 'a part of a work is removed and added, never moved' using errcode = 'PV103';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    perform lock_works(old.parent_id, old.child_id);
    return old;
  end if;
  perform lock_works(new.parent_id, new.child_id);
  -- Shared row locks: the levels stay as they are until this transaction ends.
  select work_level into parent_level from programmes where id = new.parent_id for share;
  select work_level into child_level from programmes where id = new.child_id for share;
  if not work_level_holds(parent_level, child_level) then
    raise exception 'a % cannot contain a %', parent_level, child_level using errcode = 'PV102';
  end if;
  if exists (
    with recursive down (id) as (
      select new.child_id union select p.child_id from down join work_parts p on p.parent_id = down.id)
    select from down where id = new.parent_id)
  then
    raise exception 'work % already contains work %', new.child_id, new.parent_id using errcode = 'PV101';
  end if;
  insert into work_coverage (programme_id, points, covers, lock_group)
  select id, work_point(id), work_point(id), id from unnest(array[new.parent_id, new.child_id]) id
  on conflict (programme_id) do nothing;
  update work_coverage set lock_group = least(lock_group_of(new.parent_id), lock_group_of(new.child_id))
  where lock_group in (lock_group_of(new.parent_id), lock_group_of(new.child_id))
    and lock_group <> least(lock_group_of(new.parent_id), lock_group_of(new.child_id));
  return new;
end $$;
create trigger work_parts_checked before insert or update or delete on work_parts
  for each row execute function check_work_part();

create function refresh_changed_parts() returns trigger language plpgsql as $$
begin
  perform refresh_works(array(select parent_id from changed_parts union select child_id from changed_parts));
  return null;
end $$;
create trigger work_parts_added after insert on work_parts referencing new table as changed_parts
  for each statement execute function refresh_changed_parts();
create trigger work_parts_removed after delete on work_parts referencing old table as changed_parts
  for each statement execute function refresh_changed_parts();

create function check_work_level() returns trigger language plpgsql as $$
begin
  perform lock_work(new.id, true);
  if exists (
    select from work_parts w join programmes other on other.id = w.parent_id
    where w.child_id = new.id and not work_level_holds(other.work_level, new.work_level))
  or exists (
    select from work_parts w join programmes other on other.id = w.child_id
    where w.parent_id = new.id and not work_level_holds(new.work_level, other.work_level))
  then
    raise exception 'the parts of work % do not allow the level %', new.id, new.work_level using errcode = 'PV102';
  end if;
  return new;
end $$;
create trigger programmes_level_checked before update of work_level on programmes
  for each row when (new.work_level <> old.work_level) execute function check_work_level();

create function refresh_work_level() returns trigger language plpgsql as $$
begin
  if exists (select from work_coverage where programme_id = new.id) then
    perform refresh_works(array(
      with recursive down (id) as (
        select new.id union select p.child_id from down join work_parts p on p.parent_id = down.id)
      select id from down));
  end if;
  return null;
end $$;
create trigger programmes_level_changed after update of work_level on programmes
  for each row when (new.work_level <> old.work_level) execute function refresh_work_level();

-- What a grant covers is the tree's to say: whatever a statement writes into `works`, the trigger writes the coverage.
alter table grants add column works int8multirange not null default '{}';
update grants set works = work_point(programme_id);

create function cover_grant() returns trigger language plpgsql as $$
begin
  perform lock_work(new.programme_id, false);
  new.works := covers_of(new.programme_id);
  return new;
end $$;
create trigger grants_covered before insert on grants for each row execute function cover_grant();
create trigger grants_still_covered before update on grants for each row
  when (new.programme_id <> old.programme_id or new.works <> old.works or (old.state = 'released' and new.state <> 'released'))
  execute function cover_grant();

alter table grants drop constraint grants_never_sold_twice;
alter table grants add constraint grants_never_sold_twice exclude using gist (
  works with &&, medium with =, territory with =, term with &&, lane with &&
) where (state <> 'released');
alter table grants add check (not isempty(works));
