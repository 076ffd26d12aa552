-- What an imported avail says beside media, territories, term and languages, and why it may wait for a person.
alter table licence_offers
  -- OfferScope of the protocol: episode, formats, sale or rental, hours, localisation;
  -- null for the whole programme in any form
  add column scope jsonb,
  -- [{ column, zh, en }]: restrictions that the import could not apply
  add column review_reasons jsonb not null default '[]',
  -- the reasons that staff have confirmed, with their note; other reasons need another look
  add column reviewed_reasons jsonb,
  add column review_note text,
  add column reviewed_by int references staff,
  add column reviewed_at timestamptz,
  -- the title must not be public before this day
  add column not_before date;

-- No code path puts an offer on sale whose reasons nobody has seen: neither a second import nor a switch in the console.
alter table licence_offers add constraint licence_offers_reviewed
  check (not active or review_reasons = '[]'::jsonb or review_reasons is not distinct from reviewed_reasons);

-- Two works under one ALID have offers of their own.
drop index licence_offers_source;
create unique index licence_offers_source on licence_offers (source, programme_id, source_ref) where source_ref is not null;
