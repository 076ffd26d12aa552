-- The licensor signs too (decision 0035): without a mandate its signatory signs by a link that is mailed at issue.
-- { method: 'typed', name, at, email, emailCodeAt } as in `signature`.
alter table contracts add column licensor_signature jsonb;

create table licensor_links (
  id int generated always as identity primary key,
  contract_id int not null references contracts,
  email text not null,
  -- Only the hash: the link itself stands in the letter alone.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Signed with it.
  used_at timestamptz,
  -- Another link was sent in its place.
  replaced_at timestamptz
);
create unique index licensor_links_open on licensor_links (contract_id) where used_at is null and replaced_at is null;
