-- Above an amount (setting console.secondPersonAbove) one person approves a payment or enters a shipment and another confirms it.
alter table submissions add first_approved_by int references staff, add first_approved_at timestamptz;
alter table orders add ship_asked jsonb, add ship_asked_by int references staff, add ship_asked_at timestamptz;
