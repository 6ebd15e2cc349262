import { sql } from "kysely";

/** The times at which billing work falls due, leased work included. */
export const billingDue = sql`
  SELECT next_premium_at AS at FROM policy WHERE next_premium_at IS NOT NULL
  UNION ALL SELECT try_at FROM charge_attempt WHERE status IN ('INTENDED', 'ASKED')
  UNION ALL SELECT choice_ends_at FROM repayment WHERE parts IS NULL
  UNION ALL SELECT read_at FROM provider_account WHERE read_at IS NOT NULL
  UNION ALL SELECT try_at FROM refund WHERE status IN ('DUE', 'PENDING')`;
