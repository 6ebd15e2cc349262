-- By whose program a claim was reported; null where it was by the mailed link, and for those that were reported before this was kept.
ALTER TABLE claim ADD COLUMN partner_id text REFERENCES partner;
