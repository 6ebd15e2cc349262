-- Which request entered an account or used a link, so that its repeat succeeds although the first answer was lost.
ALTER TABLE payout_account ADD COLUMN request_key bytea;
ALTER TABLE payout_account_link ADD COLUMN request_key bytea;
