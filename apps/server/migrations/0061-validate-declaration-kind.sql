ALTER TABLE declaration VALIDATE CONSTRAINT declaration_kind_check;
