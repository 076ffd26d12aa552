-- The user agreement, the certification of users, and their postal addresses (spec §2–6).

-- Published versions of the user agreement, the privacy policy and the page about the operator (decision 0027).
create table agreement_versions (
  kind text not null default 'agreement' check (kind in ('agreement', 'privacy', 'about')),
  version text not null,
  zh_title text not null,
  en_title text not null,
  zh_html text not null,
  en_html text not null,
  published_at timestamptz not null,
  effective_at timestamptz not null,
  primary key (kind, version)
);
create trigger agreement_versions_changed after insert or update or delete on agreement_versions execute function notify_change();

-- The next version while staff write it. Publishing copies it to `agreement_versions`.
create table agreement_drafts (
  kind text primary key check (kind in ('agreement', 'privacy', 'about')),
  zh_title text not null,
  en_title text not null,
  zh_html text not null,
  en_html text not null,
  revision int not null default 1,
  edited_by int references staff,
  edited_at timestamptz not null
);

-- Which user agreed to which version of the user agreement, and when. The generated column `kind` limits the foreign key to
-- versions of the agreement: nobody consents to the other texts.
create table agreement_consents (
  user_id int not null references users on delete cascade,
  kind text not null generated always as ('agreement'::text) stored,
  version text not null,
  agreed_at timestamptz not null default now(),
  primary key (user_id, version),
  foreign key (kind, version) references agreement_versions (kind, version)
);
create trigger agreement_consents_fixed before update or delete on agreement_consents
  for each row execute function refuse_change();
create trigger agreement_consents_not_emptied before truncate on agreement_consents
  for each statement execute function refuse_change();

-- Applications for certification, as a person or as an enterprise. `answers` is the form as the user sent it.
create table certifications (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  kind text not null check (kind in ('person', 'enterprise')),
  answers jsonb not null,
  -- What identifies the person or the enterprise. For a person it is a keyed hash, because the ID number is encrypted (decision
  -- 0048). Null once the account is closed.
  identity_key text,
  -- The address and signatory of a certified buyer that were changed after the review. They replace those of `answers`
  -- (decision 0043).
  contract_details jsonb,
  contract_details_at timestamptz,
  status smallint not null default 2 check (status between 1 and 3),
  reason text,
  submitted_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by int references staff,
  constraint certifications_details_dated check ((contract_details is null) = (contract_details_at is null))
);
create index certifications_user on certifications (user_id, id desc);
create index certifications_queue on certifications (status, submitted_at);
-- A user has one open application at most.
create unique index certifications_one_open on certifications (user_id) where status = 2;
-- One identity certifies one account.
create unique index certifications_one_identity on certifications (identity_key) where status = 1;
create trigger certifications_of_open_accounts before insert on certifications
  for each row execute function refuse_closed_account('user_id');

-- Postal addresses of users. An order copies the one that it uses.
create table addresses (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  recipient text not null,
  country text not null,
  province text not null default '',
  city text not null default '',
  area text not null default '',
  address text not null,
  phone text not null,
  zipcode text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, id);
create unique index addresses_one_default on addresses (user_id) where is_default;
create trigger addresses_of_open_accounts before insert on addresses
  for each row execute function refuse_closed_account('user_id');
