-- Where each process tries every ten seconds whether the database can still write. An attempt is rolled back, but it makes
-- the table grow by a page, which fails as soon as the disk is full. Unlogged, so it costs no write-ahead log.
CREATE UNLOGGED TABLE write_probe (filler text NOT NULL);
-- Otherwise the filler would be compressed and would fit into a page that exists.
ALTER TABLE write_probe ALTER COLUMN filler SET STORAGE PLAIN;
