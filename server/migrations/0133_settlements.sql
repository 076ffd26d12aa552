-- A payment is complete when what was received, the tax withheld and the bank's charges make the total. The buyer names tax and
-- charges beside the amount; what staff found stands apart from what the buyer said.
alter table submissions
  add column withheld_minor bigint not null default 0 check (withheld_minor >= 0),
  add column charges_minor bigint not null default 0 check (charges_minor >= 0),
  add column settled_received_minor bigint check (settled_received_minor >= 0),
  add column settled_withheld_minor bigint check (settled_withheld_minor >= 0),
  add column settled_charges_minor bigint check (settled_charges_minor >= 0),
  -- Why a payment is accepted that does not make the total.
  add column shortfall_reason text,
  add constraint submissions_settled_whole check (
    (settled_received_minor is null) = (settled_withheld_minor is null)
    and (settled_received_minor is null) = (settled_charges_minor is null));
update submissions set settled_received_minor = amount_minor, settled_withheld_minor = 0, settled_charges_minor = 0
where audit_status = 1 and amount_minor is not null;
