import type { PolicyStatus } from "@kautia/contract";
import { sql } from "kysely";

/** The status of a contract (`policyStatus` of the policy module). Must match the expression of the index `policy_listed_status`. */
export const policyStatus = sql<PolicyStatus>`CASE
  WHEN policy.cover_state <> 'ACCEPTED' THEN policy.cover_state
  WHEN policy.leaving_state = 'CANCELLATION_REQUESTED' THEN 'CANCELLATION_REQUESTED'
  WHEN policy.payment_state = 'PAST_DUE' THEN 'PAST_DUE'
  WHEN policy.payment_state = 'PAID' THEN 'ACTIVE'
  ELSE 'ACCEPTED' END`;
