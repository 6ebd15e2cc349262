-- An application's history is identified by its version. A second key only made every save slower.
ALTER TABLE application_history DROP COLUMN id;
ALTER TABLE application_history DROP CONSTRAINT application_history_ref_id_version_key;
ALTER TABLE application_history ADD PRIMARY KEY (ref_id, version);
