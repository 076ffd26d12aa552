-- A season whose workbook names no number of episodes has an unknown number, not one.
alter table programmes alter column episodes drop not null, alter column episodes drop default;
-- Imports wrote 1 where the workbook said nothing; which of them are right can't be told, so staff fill them in again.
update programmes set episodes = null
where source = 'avails' and type_id = 1 and episodes = 1 and work_level <> 'episode';
