-- Where a landlord's claims are paid to. Each change is another row; the latest that counts and was not dropped is used.
CREATE TABLE payout_account (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  iban text NOT NULL,
  holder text NOT NULL,
  entered_at timestamptz NOT NULL,
  counts_from timestamptz NOT NULL,
  -- By the landlord, before it counted.
  dropped_at timestamptz
);
CREATE INDEX payout_account_ref_id ON payout_account (ref_id, counts_from);

-- Mailed links, each for one change.
CREATE TABLE payout_account_link (
  token_hash bytea PRIMARY KEY,
  ref_id text NOT NULL REFERENCES policy,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX payout_account_link_ref_id ON payout_account_link (ref_id);

-- Null for payouts from before, and where a partner reported the claim.
ALTER TABLE claim_payout ADD COLUMN account_id uuid REFERENCES payout_account;
