-- The last four digits of the card that was charged, as the provider names them; null until somebody asks for them.
ALTER TABLE charge_attempt ADD COLUMN card_digits text CHECK (card_digits ~ '^[0-9]{4}$');
