-- When the bank forbade further charges of the policy's card; null again once there is another card.
ALTER TABLE policy ADD COLUMN card_refused_at timestamptz;
