-- What the card provider told by itself, each notice once, however often it came.
CREATE TABLE payment_notice (
  country text NOT NULL,
  -- The provider's id.
  id text NOT NULL,
  kind text NOT NULL,
  -- The try to charge that it is about. It may be told of before our own row is there, so nothing is referred to.
  attempt_id uuid,
  received_at timestamptz NOT NULL,
  -- What no question to the provider mends: a person has to look.
  trouble text,
  PRIMARY KEY (country, id)
);
CREATE INDEX payment_notice_trouble ON payment_notice (received_at) WHERE trouble IS NOT NULL;
CREATE INDEX payment_notice_attempt ON payment_notice (attempt_id) WHERE attempt_id IS NOT NULL;
