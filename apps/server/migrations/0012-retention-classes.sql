-- Why a policy is kept is named by its class of record. Without a charge it is kept as a commercial letter (HGB §257, UGB §212).
ALTER TABLE policy DROP CONSTRAINT policy_kept_because_check;
UPDATE policy SET kept_because = 'VOUCHERS' WHERE kept_because = 'BOOKS';
UPDATE policy SET kept_because = 'LETTERS', kept_until = CASE
    WHEN forgotten_at IS NOT NULL THEN kept_until
    ELSE (kept_until + CASE country WHEN 'de' THEN interval '3 years' ELSE interval '4 years' END)::date
  END
  WHERE kept_because = 'CLAIMS';
ALTER TABLE policy ADD CHECK (kept_because IN ('LETTERS', 'VOUCHERS'));

-- The last day of the class of records that is deleted next; null while the policy runs and once nothing is left.
ALTER TABLE policy ADD COLUMN forget_after date;
UPDATE policy SET forget_after = make_date(extract(year FROM kept_until)::int - CASE
    WHEN country = 'at' THEN 4 WHEN kept_because = 'VOUCHERS' THEN 5 ELSE 3 END, 12, 31)
  WHERE kept_until IS NOT NULL AND forgotten_at IS NULL;
DROP INDEX policy_to_forget;
CREATE INDEX policy_to_forget ON policy (forget_after) WHERE forget_after IS NOT NULL;
