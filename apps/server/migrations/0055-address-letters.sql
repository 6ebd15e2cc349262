-- What a street is compared by before it is compared letter by letter: its length and which letters it has, abbreviations
-- written out. Null for what was loaded before; such a street is compared in any case.

ALTER TABLE address_street ADD COLUMN size smallint, ADD COLUMN letters integer;
