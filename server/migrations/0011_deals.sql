-- Orders, contracts and payments (spec §4, decision 0012).

-- The serial number within an order number.
create sequence order_serial as bigint;

create table orders (
  id int generated always as identity primary key,
  order_no text not null unique,
  user_id int not null references users,
  programme_id int not null references programmes,
  offer_id int not null references licence_offers,
  status smallint not null default 0 check (status in (0, 1, 2, 3, 9)),
  payment_status smallint not null default 0 check (payment_status in (0, 1, 2)),
  exclusive boolean not null,
  media text[] not null,
  countries text[] not null,
  years smallint not null check (years in (1, 2, 3, 5)),
  start_date date not null,
  -- The last day of the term.
  end_date date not null,
  currency char(3) not null,
  total_minor bigint not null check (total_minor > 0),
  address jsonb not null,
  invoice jsonb,
  shipping jsonb,
  -- A shipment above the amount of the setting console.secondPersonAbove: one person enters it and another one confirms it.
  ship_asked jsonb,
  ship_asked_by int references staff,
  ship_asked_at timestamptz,
  invoice_file_id int references files,
  -- Until when the order holds its cells while nobody has accepted it. Staff may set an earlier time.
  held_until timestamptz not null default now() + interval '15 days',
  created_at timestamptz not null default now(),
  accepted_at timestamptz,
  shipped_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text
);
create index orders_user on orders (user_id, id desc);
create index orders_status on orders (status, id desc);
create index orders_programme on orders (programme_id);
create index orders_shipped on orders (shipped_at) where status = 2;
create index orders_end_date on orders (end_date);
create index orders_waiting on orders (held_until) where status = 0;
create trigger orders_of_open_accounts before insert on orders
  for each row execute function refuse_closed_account('user_id');
create trigger orders_kept before delete on orders for each row execute function refuse_change();
create trigger orders_not_emptied before truncate on orders for each statement execute function refuse_change();

-- Refuses a change of what the buyer agreed to pay.
create function refuse_total_change() returns trigger language plpgsql as $$
begin
  if (new.total_minor, new.currency, new.order_no) is distinct from (old.total_minor, old.currency, old.order_no) then
    raise exception 'the total of order % never changes', old.order_no;
  end if;
  return new;
end $$;
create trigger orders_total_fixed before update on orders for each row execute function refuse_total_change();

-- The contract of an order. `terms` is frozen when the contract is issued.
create table contracts (
  id int generated always as identity primary key,
  contract_no text not null unique,
  order_id int not null unique references orders,
  status smallint not null default 0 check (status between 0 and 4),
  terms jsonb not null,
  issued_at timestamptz,
  sign_by timestamptz,
  signed_at timestamptz,
  -- { method: 'typed' | 'drawn' | 'stamped', name, emailCodeAt, … }
  signature jsonb,
  -- The same of the licensor, who signs by a link if there is no mandate (decision 0035).
  licensor_signature jsonb,
  ended_at timestamptz,
  -- A termination takes two people: one enters it and another one confirms it (decision 0046).
  termination_asked_by int references staff,
  termination_asked_at timestamptz,
  termination_reason text,
  created_at timestamptz not null default now()
);
create index contracts_sign_by on contracts (sign_by) where status = 1;
create index contracts_status on contracts (status, id desc);
create trigger contracts_kept before delete on contracts for each row execute function refuse_change();
create trigger contracts_not_emptied before truncate on contracts for each statement execute function refuse_change();

-- Refuses a change of issued terms. One part may change: the buyer's ID number may be encrypted again with a new data key. Only
-- who has the data key can encrypt it, and the document's hash is on record, so its plain text stays the same.
create function refuse_terms_change() returns trigger language plpgsql as $$
begin
  if old.issued_at is not null and (new.issued_at is null
      or (new.terms #- '{buyer,idNumber}', new.contract_no, new.order_id)
        is distinct from (old.terms #- '{buyer,idNumber}', old.contract_no, old.order_id)
      or (new.terms #> '{buyer,idNumber}' is distinct from old.terms #> '{buyer,idNumber}'
        and (old.terms #>> '{buyer,idNumber}' is null
          or new.terms #>> '{buyer,idNumber}' !~ '^v1\.[0-9a-f]{12}\.[A-Za-z0-9_-]+$'
          or new.terms #>> '{buyer,idNumber}' is null))) then
    raise exception 'the terms of contract % are issued and never change', old.contract_no;
  end if;
  return new;
end $$;
create trigger contracts_terms_fixed before update on contracts for each row execute function refuse_terms_change();

-- All versions of a contract's document, with their hashes.
create table contract_files (
  contract_id int not null references contracts,
  version smallint not null,
  kind text not null check (kind in ('issued', 'signed', 'stamped')),
  file_id int not null references files,
  sha256 bytea not null,
  created_at timestamptz not null default now(),
  primary key (contract_id, version)
);
create index contract_files_sha on contract_files (sha256);
create trigger contract_files_fixed before update or delete on contract_files for each row execute function refuse_change();
create trigger contract_files_not_emptied before truncate on contract_files for each statement execute function refuse_change();

-- What the buyer submits for review. `signature_type`: 1 a stamped contract, 2 a payment voucher (spec §3).
create table submissions (
  id int generated always as identity primary key,
  order_id int not null references orders,
  signature_type smallint not null check (signature_type in (1, 2)),
  -- 0 pending, 1 approved, 2 rejected
  audit_status smallint not null default 0 check (audit_status in (0, 1, 2)),
  payer text,
  -- What the buyer stated: the amount paid, the tax withheld and the bank's charges.
  amount_minor bigint check (amount_minor > 0),
  withheld_minor bigint not null default 0 check (withheld_minor >= 0),
  charges_minor bigint not null default 0 check (charges_minor >= 0),
  paid_on date,
  pay_method smallint check (pay_method in (1, 2, 3)),
  -- What staff found. A payment is complete when the three amounts make the total of the order (decision 0042).
  settled_received_minor bigint check (settled_received_minor >= 0),
  settled_withheld_minor bigint check (settled_withheld_minor >= 0),
  settled_charges_minor bigint check (settled_charges_minor >= 0),
  -- Why staff accept a payment that does not make the total.
  shortfall_reason text,
  reason text,
  created_at timestamptz not null default now(),
  -- A payment above the amount of the setting console.secondPersonAbove: one person approves it and another one confirms it.
  first_approved_by int references staff,
  first_approved_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by int references staff,
  constraint submissions_settled_whole check (
    (settled_received_minor is null) = (settled_withheld_minor is null)
    and (settled_received_minor is null) = (settled_charges_minor is null))
);
-- An order has one open submission of each kind at most.
create unique index submissions_one_open on submissions (order_id, signature_type) where audit_status = 0;
create index submissions_order on submissions (order_id, id);
create index submissions_queue on submissions (audit_status, id desc);

create table submission_files (
  submission_id int not null references submissions,
  file_id int not null references files,
  position smallint not null,
  primary key (submission_id, file_id)
);
create index submission_files_file on submission_files (file_id);

-- The history of a deal, from which the timeline is drawn: who, when, from which status to which one, and why. Rows are only
-- inserted.
create table deal_events (
  id bigint generated always as identity primary key,
  order_id int not null references orders,
  subject text not null check (subject in ('order', 'contract', 'payment', 'submission')),
  action text not null,
  from_status smallint,
  to_status smallint,
  actor text not null check (actor in ('buyer', 'staff', 'system')),
  user_id int references users,
  staff_id int references staff,
  reason text,
  at timestamptz not null
);
create index deal_events_order on deal_events (order_id, id);
create trigger deal_events_fixed before update or delete on deal_events for each row execute function refuse_change();
create trigger deal_events_not_emptied before truncate on deal_events for each statement execute function refuse_change();
