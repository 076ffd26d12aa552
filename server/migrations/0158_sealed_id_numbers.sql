-- ID numbers are sealed with the data key (decision 0048): the database cannot work out the identity any more. The application
-- writes it, as a keyed hash for persons; rows of before are sealed by the next start.
alter table certifications alter column identity_key drop expression;

-- Issued terms stay as they are, except that the buyer's sealed ID number may be sealed anew. Its plain text does not change by
-- that: only who has the data key can seal another one, and the document keeps its hash.
create or replace function refuse_terms_change() returns trigger language plpgsql as $$
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
