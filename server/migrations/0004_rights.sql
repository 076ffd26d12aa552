-- A licence is a set of cells: programme × medium × territory × term, exclusive or not (product §4).
create table territory_groups (
  code text primary key,
  zh_name text not null,
  en_name text not null,
  countries text[] not null,
  staff_made boolean not null default false,
  position smallint not null default 0
);

create table licence_offers (
  id int generated always as identity primary key,
  programme_id int not null references programmes on delete cascade,
  zh_name text,
  en_name text,
  exclusive boolean not null default false,
  media text[] not null check (cardinality(media) > 0),
  -- as authored: { include: [...], exclude: [...] } of countries and groups
  territories jsonb not null,
  -- as expanded when saved; an order freezes its own copy
  countries text[] not null check (cardinality(countries) > 0),
  languages text[] not null default '{}',
  currency char(3) not null default 'CNY',
  -- { "1": minor units | null for "on request", "2": …, "3": …, "5": … }; an absent year is not sold
  prices jsonb not null,
  runs int check (runs > 0),
  zh_notes text,
  en_notes text,
  window_start date,
  window_end date,
  active boolean not null default true,
  source text not null default 'console',
  source_ref text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (zh_name is not null or en_name is not null),
  check (window_start is null or window_end is null or window_start <= window_end)
);
create index licence_offers_programme on licence_offers (programme_id, id) where active;
create unique index licence_offers_source on licence_offers (source, source_ref) where source_ref is not null;

create sequence grant_lane as bigint;

-- One row a cell. The constraint below is what makes a double sale impossible: an exclusive row fills the whole
-- lane of its cell, any other row a single point of its own, and no two living rows may overlap in cell, term and lane.
create table grants (
  id bigint generated always as identity primary key,
  programme_id int not null references programmes on delete restrict,
  medium text not null,
  territory char(2) not null,
  -- days, upper bound excluded
  term daterange not null check (not isempty(term) and not lower_inf(term)),
  exclusive boolean not null,
  lane int8range not null,
  state text not null check (state in ('held', 'granted', 'released')),
  source text not null check (source in ('order', 'elsewhere', 'holdback')),
  order_id int,
  note text,
  staff_id int references staff,
  created_at timestamptz not null default now(),
  released_at timestamptz,
  check ((source = 'order') = (order_id is not null)),
  check (exclusive = (lower_inf(lane) and upper_inf(lane))),
  constraint grants_never_sold_twice exclude using gist (
    programme_id with =, medium with =, territory with =, term with &&, lane with &&
  ) where (state <> 'released')
);
create index grants_order on grants (order_id) where order_id is not null;
create index grants_programme on grants (programme_id) where state <> 'released';

create trigger territory_groups_changed after insert or update or delete on territory_groups execute function tell_change();
create trigger licence_offers_changed after insert or update or delete on licence_offers execute function tell_change();
create trigger grants_changed after insert or update or delete on grants execute function tell_change();
