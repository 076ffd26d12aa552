-- Sign-up for exhibitions (type 1) and meetings (type 2): spec §3 and §7, decisions 0057 and 0058.

-- The sign-up of one account for one event, with its contact person. No foreign key to the event: an event gets its row when it is
-- first published, and the two types have tables of their own.
create table signups (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  type smallint not null check (type in (1, 2)),
  event_id int not null,
  name text not null,
  phone text not null,
  email text not null,
  company text not null default '',
  job text not null default '',
  remark text not null default '',
  stage text not null default 'draft' check (stage in ('draft', 'sent', 'withdrawn')),
  -- The review: 1 passed, 2 failed, 3 not reviewed.
  status smallint not null default 3 check (status between 1 and 3),
  reason text,
  -- Counts the changes. A reviewer names the revision that he has seen.
  revision int not null default 1,
  sent_at timestamptz,
  -- Set by a change after the review, until a reviewer has seen it.
  changed_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by int references staff,
  created_at timestamptz not null default now(),
  unique (user_id, type, event_id)
);
create index signups_event on signups (type, event_id, id);
create index signups_queue on signups (sent_at) where stage = 'sent';
create trigger signups_of_open_accounts before insert on signups
  for each row execute function refuse_closed_account('user_id');

-- The people of a sign-up. An attendee may come when `place` is 'placed', `reviewed_at` is set, and the sign-up is sent and passed.
create table attendees (
  id int generated always as identity primary key,
  signup_id int not null references signups on delete cascade,
  -- The order in which places are given.
  position int not null,
  -- The form; the ID number is encrypted (decision 0048).
  answers jsonb not null,
  -- A keyed hash of the ID number: one person once in a sign-up.
  identity_key text not null,
  photo_id int references files on delete set null,
  place text not null default 'none' check (place in ('none', 'placed', 'waiting', 'offered')),
  -- What a reviewer has seen, for the differences since.
  reviewed_at timestamptz,
  reviewed_answers jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (signup_id, identity_key)
);
create index attendees_signup on attendees (signup_id, position, id);

-- The places of an event that are taken or offered. Whoever gives or frees a place locks this row first, so that races never pass
-- the capacity.
create table signup_quotas (
  type smallint not null check (type in (1, 2)),
  event_id int not null,
  taken int not null default 0 check (taken >= 0),
  primary key (type, event_id)
);

-- The waiting list: one row for the waiting group of a sign-up, in the order of `id`.
create table signup_waits (
  id int generated always as identity primary key,
  signup_id int not null unique references signups on delete cascade,
  type smallint not null,
  event_id int not null,
  -- The least number of places that the group takes.
  least smallint not null check (least > 0),
  offered smallint check (offered > 0),
  offer_expires_at timestamptz,
  joined_at timestamptz not null,
  constraint signup_waits_offer_ends check ((offered is null) = (offer_expires_at is null))
);
create index signup_waits_line on signup_waits (type, event_id, id);
create index signup_waits_offers on signup_waits (offer_expires_at) where offer_expires_at is not null;

-- What happened to a sign-up and its places: who moved up, who was passed over and why.
create table signup_events (
  id int generated always as identity primary key,
  signup_id int not null references signups on delete cascade,
  action text not null,
  places int,
  least int,
  staff_id int references staff,
  at timestamptz not null
);
create index signup_events_signup on signup_events (signup_id, id);

-- A person's own book of attendees, which feeds the next sign-up.
create table attendee_book (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  identity_key text not null,
  -- The last form of this person of either type; the ID number is encrypted.
  answers jsonb not null,
  photo_id int references files on delete set null,
  updated_at timestamptz not null,
  unique (user_id, identity_key)
);
create trigger attendee_book_of_open_accounts before insert on attendee_book
  for each row execute function refuse_closed_account('user_id');

-- The calendar entry that was mailed for an accepted sign-up. A change of the activity sends the next `sequence` of the same entry.
create table signup_calendars (
  signup_id int primary key references signups on delete cascade,
  uid text not null unique,
  sequence int not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null,
  title text not null,
  cancelled boolean not null default false
);

-- A calendar message (RFC 5545) that goes with a mail.
alter table mails add calendar text;
