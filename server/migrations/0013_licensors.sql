-- The licensor file of a seller: its identity in contracts, its bank accounts and its mandates (decision 0035).

-- One person makes an entry and another one confirms it. The data of an entry never change; a change is a new entry.
create table licensor_entries (
  id int generated always as identity primary key,
  company_id int not null references companies,
  part text not null check (part in ('party', 'account', 'mandate')),
  -- The currency of an account. Null for the other parts.
  currency char(3) check ((part = 'account') = (currency is not null)),
  data jsonb not null,
  -- The mandate as a PDF.
  file_id int references files check ((part = 'mandate') = (file_id is not null)),
  entered_by int not null references staff,
  entered_at timestamptz not null,
  confirmed_by int references staff check (confirmed_by <> entered_by),
  confirmed_at timestamptz,
  ended_by int references staff,
  ended_at timestamptz,
  end_reason text,
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((ended_by is null) = (ended_at is null))
);
create index licensor_entries_company on licensor_entries (company_id, id desc);
-- Of each part, and of each currency of accounts, one entry is in force at most, and one waits for confirmation.
create unique index licensor_entries_in_force on licensor_entries (company_id, part, coalesce(currency, ''))
  where confirmed_at is not null and ended_at is null;
create unique index licensor_entries_waiting on licensor_entries (company_id, part, coalesce(currency, ''))
  where confirmed_at is null and ended_at is null;

-- An order keeps the bank account of its contract until two people choose another one for it.
create table account_moves (
  id int generated always as identity primary key,
  order_id int not null references orders,
  entry_id int not null references licensor_entries,
  reason text not null,
  asked_by int not null references staff,
  asked_at timestamptz not null,
  confirmed_by int references staff check (confirmed_by <> asked_by),
  confirmed_at timestamptz,
  withdrawn_by int references staff,
  withdrawn_at timestamptz,
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (confirmed_at is null or withdrawn_at is null)
);
create index account_moves_order on account_moves (order_id, id desc);
create unique index account_moves_waiting on account_moves (order_id) where confirmed_at is null and withdrawn_at is null;

-- Refuses a change of what was entered, and of a confirmation: the second person confirms exactly what the first one entered.
create function keep_two_person_entry() returns trigger language plpgsql as $$
declare
  later text[] := case tg_table_name
    when 'licensor_entries' then array['confirmed_by', 'confirmed_at', 'ended_by', 'ended_at', 'end_reason']
    else array['confirmed_by', 'confirmed_at', 'withdrawn_by', 'withdrawn_at'] end;
begin
  if tg_op = 'DELETE' then
    raise exception 'rows of % are never deleted', tg_table_name;
  end if;
  if to_jsonb(old) - later is distinct from to_jsonb(new) - later
    or (old.confirmed_by is not null
      and (old.confirmed_by, old.confirmed_at) is distinct from (new.confirmed_by, new.confirmed_at)) then
    raise exception 'rows of % are never changed', tg_table_name;
  end if;
  return new;
end $$;
create trigger licensor_entries_fixed before update or delete on licensor_entries
  for each row execute function keep_two_person_entry();
create trigger account_moves_fixed before update or delete on account_moves
  for each row execute function keep_two_person_entry();

-- Links by which a licensor without a mandate signs. Only the hash of the token is stored; the link itself is in the mail
-- alone.
create table licensor_links (
  id int generated always as identity primary key,
  contract_id int not null references contracts,
  email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the licensor signed with it.
  used_at timestamptz,
  -- When another link was sent in its place.
  replaced_at timestamptz
);
-- A contract has one valid link at most.
create unique index licensor_links_open on licensor_links (contract_id) where used_at is null and replaced_at is null;
