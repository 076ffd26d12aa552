-- Mails and notifications to users.

-- Mails, sent or waiting. The body holds placeholders where a code or a token was (decision 0038).
create table mails (
  id int generated always as identity primary key,
  recipient text not null,
  user_id int references users on delete set null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  -- The encrypted values of the placeholders, until the mail has been sent or `secret_until` has passed.
  sealed text,
  -- Null for a mail without secrets.
  secret_until timestamptz,
  -- `outbox`: no mail server is set, and staff read the mail in the console.
  status text not null check (status in ('outbox', 'queued', 'sent', 'failed')),
  tries int not null default 0,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_newest on mails (id desc);
create index mails_sealed on mails (secret_until) where sealed is not null;

-- Notifications on the site, in both languages, because a user may change the language later.
create table notifications (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  kind text not null,
  zh_title text not null,
  en_title text not null,
  zh_body text not null,
  en_body text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id desc);
