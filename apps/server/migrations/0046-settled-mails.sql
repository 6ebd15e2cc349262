-- When somebody at the desk dealt with a refused mail in another way, such as by phone.
ALTER TABLE mail ADD COLUMN settled_at timestamptz;
