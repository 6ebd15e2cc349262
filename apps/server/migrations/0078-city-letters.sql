-- The same of a place as of a street: its length and which letters it has, so that of those that begin with the same letter only
-- what may be meant is compared. Null for what was loaded before; such a place is compared in any case.

ALTER TABLE address_city ADD COLUMN size smallint, ADD COLUMN letters integer;
