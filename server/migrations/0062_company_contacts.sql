-- What users wrote to companies. Neither side's address stands here: the letter goes to the company's own, and the
-- sender's is written into it only where they said so.
create table company_contacts (
  id int generated always as identity primary key,
  company_id int not null references companies,
  user_id int not null references users on delete cascade,
  programme_id int references programmes on delete set null,
  topic text not null,
  message text not null,
  shows_address boolean not null,
  -- Who wrote, as the letter names them.
  sender_name text not null,
  -- The company had an address to send it to; without one staff pass it on.
  sent boolean not null,
  handled_at timestamptz,
  handled_by int references staff,
  note text,
  created_at timestamptz not null
);
create index company_contacts_newest on company_contacts (id desc);
create index company_contacts_open on company_contacts (id desc) where handled_at is null;
create index company_contacts_user on company_contacts (user_id);
