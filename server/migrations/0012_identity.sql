-- The identity follows from the answers, whoever writes them: the database works it out.
alter table certifications drop column identity_key;
alter table certifications add identity_key text generated always as (
  case kind
    when 'person' then 'person:' || (answers->>'idType') || ':' || upper(answers->>'idNumber')
    else 'enterprise:' || (answers->>'country') || ':'
      || upper(case answers->>'country' when 'CN' then answers->>'uscc' else answers->>'registrationNo' end)
  end
) stored;
create unique index certifications_one_identity on certifications (identity_key) where status = 1;
