-- One test event at a time for a partner. The row outlives a server that died while it waited for the answer.
CREATE TABLE webhook_test (
  partner_id text PRIMARY KEY REFERENCES partner,
  leased_until timestamptz NOT NULL
);
