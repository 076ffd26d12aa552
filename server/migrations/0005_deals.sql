-- Order, contract, payment (spec §4, product §5).
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
  -- the last day of the term
  end_date date not null,
  currency char(3) not null,
  total_minor bigint not null check (total_minor > 0),
  address jsonb not null,
  invoice jsonb,
  shipping jsonb,
  invoice_file_id int references files,
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
alter table grants add foreign key (order_id) references orders;

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
  ended_at timestamptz,
  termination_asked_by int references staff,
  termination_asked_at timestamptz,
  termination_reason text,
  created_at timestamptz not null default now()
);

-- Every version of a contract's document; earlier ones are kept.
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

-- What the buyer hands in for review: 1 a stamped contract, 2 a payment voucher (spec §3).
create table submissions (
  id int generated always as identity primary key,
  order_id int not null references orders,
  signature_type smallint not null check (signature_type in (1, 2)),
  audit_status smallint not null default 0 check (audit_status in (0, 1, 2)),
  payer text,
  amount_minor bigint check (amount_minor > 0),
  paid_on date,
  pay_method smallint check (pay_method in (1, 2, 3)),
  reason text,
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by int references staff
);
create unique index submissions_one_open on submissions (order_id, signature_type) where audit_status = 0;
create index submissions_order on submissions (order_id, id);
create table submission_files (
  submission_id int not null references submissions,
  file_id int not null references files,
  position smallint not null,
  primary key (submission_id, file_id)
);

-- The append-only history that draws the timeline: who, when, from, to, why.
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
