-- Programmes that are probably one work. While a pair is open the newer programme is not on sale (decision 0033).
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

-- Identifiers that a workbook or a member of staff gave for a work, whether or not they are shown.
create table work_identifiers (
  programme_id int not null references programmes on delete cascade,
  scheme text not null check (scheme in ('eidr', 'isan', 'alid')),
  value text not null check (length(value) between 1 and 300),
  primary key (programme_id, scheme, value)
);
create index work_identifiers_value on work_identifiers (scheme, value);

create table duplicate_candidates (
  id int generated always as identity primary key,
  -- The newer of the two: it waits.
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
create unique index duplicate_candidates_pair
  on duplicate_candidates (least(programme_id, other_id), greatest(programme_id, other_id));
create index duplicate_candidates_open on duplicate_candidates (programme_id) where state = 'open';
create trigger duplicate_candidates_changed after insert or update or delete on duplicate_candidates
  execute function tell_change();

-- Whether the programme, a part of it or a work it belongs to waits for staff to tell if it is listed twice.
create function work_in_review(programme int) returns boolean language sql stable as $$
  select exists (select from duplicate_candidates d where d.programme_id = programme and d.state = 'open')
    or exists (
      select from work_coverage own
        join work_coverage kin on kin.lock_group = own.lock_group and kin.covers && own.covers
        join duplicate_candidates d on d.programme_id = kin.programme_id and d.state = 'open'
      where own.programme_id = programme)
$$;
