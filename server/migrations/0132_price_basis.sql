-- What a price of an offer is for: the whole package (also for a part of it), each territory, or the package by weights.
alter table licence_offers
  add column price_basis text not null default 'package' check (price_basis in ('package', 'territory', 'weights')),
  -- { "media": [{ "medium", "weight" }], "territories": [{ "territory", "weight" }] }; what is not named weighs 1
  add column weights jsonb not null default '{"media": [], "territories": []}';
