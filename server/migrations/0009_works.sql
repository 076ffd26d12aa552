-- Works form a tree: a series contains seasons, a season contains volumes and episodes, a collection contains any works. A
-- right that is sold in one work is sold in everything that contains it and in everything that it contains. The constraint on
-- `grants` (0012_grants.sql) refuses the second sale (decision 0033). All of this holds whatever the application does.

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
create trigger work_parts_changed after insert or update or delete on work_parts execute function notify_change();

-- The coverage of each work, as points on a number line. Only the triggers of this file write it. A programme without a row has
-- no parts and is part of nothing.
create table work_coverage (
  programme_id int primary key references programmes on delete cascade,
  -- The programme's own id, and one negative point for each work that it may or may not contain (see `refresh_works`).
  points int8multirange not null,
  -- The points of the work and of all works below it. Two works share content where these overlap.
  covers int8multirange not null,
  -- Works that were ever connected have the same number. Transactions lock it, and it never becomes larger.
  lock_group int not null
);
create index work_coverage_group on work_coverage (lock_group);

create function work_point(point bigint) returns int8multirange language sql immutable parallel safe as
$$ select int8multirange(int8range(point, point, '[]')) $$;

create function covers_of(programme int) returns int8multirange language sql stable as
$$ select coalesce((select covers from work_coverage where programme_id = programme), work_point(programme)) $$;

create function lock_group_of(programme int) returns int language sql stable as
$$ select coalesce((select lock_group from work_coverage where programme_id = programme), programme) $$;

-- Whether a work of the level `parent` may contain one of the level `child`.
create function work_level_holds(parent text, child text) returns boolean language sql immutable parallel safe as $$
  select case parent
    when 'collection' then true
    when 'series' then child in ('season', 'volume', 'episode')
    when 'season' then child in ('volume', 'episode')
    when 'volume' then child = 'episode'
    else false end
$$;

-- Locks the connected works of a programme until the end of the transaction: shared for a grant, exclusively to decide or to
-- change the tree. The group is read again under the lock, because the tree may have changed during the wait. The number of a
-- group only becomes smaller, so all transactions lock from the larger to the smaller number and there is no deadlock.
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

-- Locks the works of two programmes that will be connected or separated, the larger group first.
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

-- Writes the coverage of all works that a change of the given works concerns, and of their grants in force.
--
-- An episode beside a volume of the same season may be in that volume as long as it is placed in none. The same holds for an
-- episode or volume beside the seasons of its series. Since nobody knows, both get a common point and exclude each other until
-- the part is placed. The point is negative and made of both ids, so no programme has it.
--
-- The common points of two works come from a season or series above both, so the points of all works that are connected other
-- than by a collection are written together.
create function refresh_works(changed int[]) returns void language plpgsql as $$
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

-- Refuses a part at the wrong level (PV102), a circle (PV101) and the move of a part (PV103), and locks the works.
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

-- Refuses a level that does not fit the parts of the work or the works that contain it.
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

-- A title without case, accents, punctuation, spaces and article, so that spellings of one title are equal.
create function title_key(title text) returns text language sql immutable parallel safe strict as $$
  select nullif(left(regexp_replace(regexp_replace(regexp_replace(
    replace(regexp_replace(lower(normalize(title, NFKD) collate "und-x-icu"), '[\u0300-\u036f]', '', 'g'), '&', ' and '),
    '^(.+), *(the|a|an|le|la|les|un|une|el|los|las|der|die|das)$', '\1'),
    '^ *(the|a|an|le|la|les|un|une|el|los|las|der|die|das) +', ''),
    '[^[:alnum:]]' collate "und-x-icu", '', 'g'), 200), '')
$$;
create index programmes_zh_title_key on programmes (title_key(zh_title)) where zh_title is not null;
create index programmes_en_title_key on programmes (title_key(en_title)) where en_title is not null;
create index programmes_en_title_near on programmes using gin (title_key(en_title) gin_trgm_ops) where en_title is not null;

-- Identifiers of a work from a workbook or from staff, whether or not they are shown.
create table work_identifiers (
  programme_id int not null references programmes on delete cascade,
  scheme text not null check (scheme in ('eidr', 'isan', 'alid')),
  value text not null check (length(value) between 1 and 300),
  primary key (programme_id, scheme, value)
);
create index work_identifiers_value on work_identifiers (scheme, value);

-- Pairs of programmes that are probably one work. While a pair is open, the newer programme is not on sale.
create table duplicate_candidates (
  id int generated always as identity primary key,
  -- The newer programme, which waits for the decision.
  programme_id int not null references programmes on delete cascade,
  other_id int not null references programmes on delete cascade,
  reasons text[] not null check (cardinality(reasons) > 0),
  state text not null default 'open' check (state in ('open', 'different', 'same')),
  created_at timestamptz not null default now(),
  decided_by int references staff,
  decided_at timestamptz,
  note text,
  check (programme_id <> other_id),
  check ((state = 'open') = (decided_at is null))
);
-- A pair is listed once, in whichever order.
create unique index duplicate_candidates_pair
  on duplicate_candidates (least(programme_id, other_id), greatest(programme_id, other_id));
create index duplicate_candidates_open on duplicate_candidates (programme_id) where state = 'open';
create trigger duplicate_candidates_changed after insert or update or delete on duplicate_candidates
  execute function notify_change();

-- Whether the programme, a part of it or a work that contains it waits for a decision of staff.
create function work_in_review(programme int) returns boolean language sql stable as $$
  select exists (select from duplicate_candidates d where d.programme_id = programme and d.state = 'open')
    or exists (
      select from work_coverage own
        join work_coverage kin on kin.lock_group = own.lock_group and kin.covers && own.covers
        join duplicate_candidates d on d.programme_id = kin.programme_id and d.state = 'open'
      where own.programme_id = programme)
$$;
