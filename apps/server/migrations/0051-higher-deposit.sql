-- What the risk check said about a higher deposit: its outcome, inputs and rules (docs/quote.md, 'A higher deposit').
ALTER TABLE amendment ADD COLUMN assessment jsonb;
