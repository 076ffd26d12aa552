-- What the operator says of the house: contact, filing numbers, addresses of apps and the media library (one row, read whole).
create table site_settings (
  single boolean primary key default true check (single),
  settings jsonb not null,
  revision int not null default 1,
  edited_by int references staff,
  edited_at timestamptz
);
insert into site_settings (settings) values ('{}');
create trigger site_settings_changed after insert or update or delete on site_settings execute function tell_change();

-- The user agreement, the privacy policy and the page about the house are all published in versions (decision 0027).
-- Consents are to versions of the agreement only.
alter table agreement_consents drop constraint agreement_consents_version_fkey;
alter table agreement_versions add column kind text not null default 'agreement' check (kind in ('agreement', 'privacy', 'about'));
alter table agreement_versions drop constraint agreement_versions_pkey;
alter table agreement_versions add primary key (kind, version);
alter table agreement_consents add column kind text not null generated always as ('agreement'::text) stored;
alter table agreement_consents add foreign key (kind, version) references agreement_versions (kind, version);

-- The next version while it is being written; publishing copies it.
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
