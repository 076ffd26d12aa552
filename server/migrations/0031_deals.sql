-- The serial in an order number, and what the clock looks for.
create sequence order_serial as bigint;

create index orders_waiting on orders (created_at) where status = 0;
create index orders_shipped on orders (shipped_at) where status = 2;
create index orders_end_date on orders (end_date);
create index contracts_sign_by on contracts (sign_by) where status = 1;
create index contracts_status on contracts (status, id desc);
create index submissions_queue on submissions (audit_status, id desc);
create index submission_files_file on submission_files (file_id);
