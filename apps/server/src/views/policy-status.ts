import type { PolicyStatus } from "@kautia/contract";
import { sql } from "kysely";

/** `policyStatus` of the policy module in SQL. Must be the same expression as in the index `policy_listed_status`. */
export const policyStatus = sql<PolicyStatus>`CASE
  WHEN policy.cover_state <> 'ACCEPTED' THEN policy.cover_state
  WHEN policy.leaving_state = 'CANCELLATION_REQUESTED' THEN 'CANCELLATION_REQUESTED'
  WHEN policy.payment_state = 'PAST_DUE' THEN 'PAST_DUE'
  WHEN policy.payment_state = 'PAID' THEN 'ACTIVE'
  ELSE 'ACCEPTED' END`;
