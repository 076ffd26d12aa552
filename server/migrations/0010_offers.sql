-- What is on sale: licence offers and the territory groups that they name (decision 0004).

-- Named lists of countries. An offer stores the expanded countries, so that a later change of a group leaves it as it was.
create table territory_groups (
  code text primary key,
  zh_name text not null,
  en_name text not null,
  countries text[] not null,
  staff_made boolean not null default false,
  position smallint not null default 0
);
create trigger territory_groups_changed after insert or update or delete on territory_groups execute function notify_change();

-- A licence offer: media, territories, durations, prices and conditions of one programme.
create table licence_offers (
  id int generated always as identity primary key,
  programme_id int not null references programmes on delete cascade,
  zh_name text,
  en_name text,
  exclusive boolean not null default false,
  media text[] not null check (cardinality(media) > 0),
  -- As written: { include: [...], exclude: [...] } of countries and groups.
  territories jsonb not null,
  -- As expanded when saved. An order stores its own copy.
  countries text[] not null check (cardinality(countries) > 0),
  languages text[] not null default '{}',
  currency char(3) not null default 'CNY',
  -- { "1": minor units | null for "on request", "2": …, "3": …, "5": … }. A duration that is absent is not sold.
  prices jsonb not null,
  -- What a price is for: the whole package (also for a part of it), each territory, or the package by weights (decision 0036).
  price_basis text not null default 'package' check (price_basis in ('package', 'territory', 'weights')),
  -- { "media": [{ "medium", "weight" }], "territories": [{ "territory", "weight" }] }. The default weight is 1.
  weights jsonb not null default '{"media": [], "territories": []}',
  runs int check (runs > 0),
  zh_special_terms text,
  en_special_terms text,
  zh_holdback text,
  en_holdback text,
  zh_localisation text,
  en_localisation text,
  -- OfferScope of the protocol: episode, formats, sale or rental, hours, localisation. Null for the whole programme in any
  -- form.
  scope jsonb,
  window_start date,
  window_end date,
  -- The title must not be public before this day.
  not_before date,
  active boolean not null default true,
  -- `console`, or the import that wrote the offer, with its own reference there.
  source text not null default 'console',
  source_ref text,
  -- [{ column, zh, en }]: restrictions that the import could not apply (decision 0034).
  review_reasons jsonb not null default '[]',
  -- The reasons that staff have confirmed. Other reasons need another review.
  reviewed_reasons jsonb,
  review_note text,
  reviewed_by int references staff,
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (zh_name is not null or en_name is not null),
  check (window_start is null or window_end is null or window_start <= window_end),
  -- An offer is on sale only if staff have confirmed its reasons, whether an import or the console puts it there.
  constraint licence_offers_reviewed
    check (not active or review_reasons = '[]'::jsonb or review_reasons is not distinct from reviewed_reasons)
);
create index licence_offers_programme on licence_offers (programme_id, id) where active;
-- Two works under one ALID have offers of their own.
create unique index licence_offers_source on licence_offers (source, programme_id, source_ref) where source_ref is not null;
create trigger licence_offers_changed after insert or update or delete on licence_offers execute function notify_change();
