-- Address and signatory of a certified buyer in both languages (decision 0043). New applications hold them in `answers`; what the
-- buyer states or changes after the review stands here and goes over the answers.
alter table certifications add column contract_details jsonb;
alter table certifications add column contract_details_at timestamptz;
alter table certifications add constraint certifications_details_dated
  check ((contract_details is null) = (contract_details_at is null));
