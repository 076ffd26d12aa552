-- Grants: which rights are held, sold or reserved (decision 0004).

-- The points of the exclusivity range: each non-exclusive grant takes one.
create sequence grant_nonexclusive_point as bigint;

-- One row per cell: programme, medium, territory and term. The constraint at the end makes a double sale impossible: an
-- exclusive row takes the whole exclusivity range of its cell, any other row takes a single point of it, and no two rows in
-- force overlap in works, medium, territory, term and exclusivity range.
create table grants (
  id bigint generated always as identity primary key,
  programme_id int not null references programmes on delete restrict,
  -- The coverage of the programme (0009_works.sql). A trigger writes it, whatever the statement says.
  works int8multirange not null default '{}',
  medium text not null,
  territory char(2) not null,
  -- Days, upper bound excluded.
  term daterange not null check (not isempty(term) and not lower_inf(term)),
  exclusive boolean not null,
  exclusivity_range int8range not null,
  state text not null check (state in ('held', 'granted', 'released')),
  -- `elsewhere`: sold outside of the platform, entered by staff.
  source text not null check (source in ('order', 'elsewhere', 'holdback')),
  order_id int references orders,
  note text,
  staff_id int references staff,
  created_at timestamptz not null default now(),
  released_at timestamptz,
  check ((source = 'order') = (order_id is not null)),
  check (exclusive = (lower_inf(exclusivity_range) and upper_inf(exclusivity_range))),
  check (not isempty(works)),
  constraint grants_never_sold_twice exclude using gist (
    works with &&, medium with =, territory with =, term with &&, exclusivity_range with &&
  ) where (state <> 'released')
);
create index grants_order on grants (order_id) where order_id is not null;
create index grants_programme on grants (programme_id) where state <> 'released';
create trigger grants_changed after insert or update or delete on grants execute function notify_change();

-- Writes the coverage of a grant under the lock of its works, so that the tree does not change at the same time.
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
