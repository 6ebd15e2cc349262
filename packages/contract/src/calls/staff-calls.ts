import type { Call } from "./define-call.ts";
import { staffActCalls } from "./staff-acts.ts";
import { staffAmendmentCalls } from "./staff-amendments.ts";
import { staffApprovalCalls } from "./staff-approvals.ts";
import { staffAssignmentCalls } from "./staff-assignments.ts";
import { staffBankCalls } from "./staff-bank.ts";
import { staffBookCalls } from "./staff-books.ts";
import { staffBulkCalls } from "./staff-bulk.ts";
import { staffCaseCalls } from "./staff-cases.ts";
import { staffCircumstanceCalls } from "./staff-circumstances.ts";
import { staffClaimCalls } from "./staff-claims.ts";
import { staffClosedModeCalls } from "./staff-closed-mode.ts";
import { staffDecisionCalls } from "./staff-decisions.ts";
import { staffDeclarationCalls } from "./staff-declarations.ts";
import { staffExportCalls } from "./staff-export.ts";
import { staffFailedWorkCalls } from "./staff-failed-work.ts";
import { staffFollowUpCalls } from "./staff-follow-ups.ts";
import { staffInboxCalls } from "./staff-inbox.ts";
import { staffListCalls } from "./staff-lists.ts";
import { staffMoneyCalls } from "./staff-money.ts";
import { staffMovingOutCalls } from "./staff-moving-outs.ts";
import { staffNoteCalls } from "./staff-notes.ts";
import { staffPartnerCalls } from "./staff-partners.ts";
import { staffPayoutCalls } from "./staff-payouts.ts";
import { staffColleagueCalls } from "./staff-people.ts";
import { staffPersonCalls } from "./staff-persons.ts";
import { staffPolicyCalls } from "./staff-policies.ts";
import { staffSearchCalls } from "./staff-search.ts";
import { staffSessionCalls } from "./staff-session.ts";
import { staffUnpaidCalls } from "./staff-unpaid.ts";
import { staffViewCalls } from "./staff-views.ts";
import { staffWaitingTimeCalls } from "./staff-waiting-times.ts";
import { staffWebhookCalls } from "./staff-webhooks.ts";
import { staffWorkCalls } from "./staff-work.ts";

/** The calls of the desk. */
export const staffCalls: readonly Call[] = [
  ...staffSessionCalls,
  ...staffSearchCalls,
  ...staffPersonCalls,
  ...staffBankCalls,
  ...staffBookCalls,
  ...staffActCalls,
  ...staffColleagueCalls,
  ...staffPolicyCalls,
  ...staffDeclarationCalls,
  ...staffNoteCalls,
  ...staffAssignmentCalls,
  ...staffApprovalCalls,
  ...staffDecisionCalls,
  ...staffWorkCalls,
  ...staffFollowUpCalls,
  ...staffInboxCalls,
  ...staffBulkCalls,
  ...staffViewCalls,
  ...staffWaitingTimeCalls,
  ...staffCaseCalls,
  ...staffClaimCalls,
  ...staffMovingOutCalls,
  ...staffListCalls,
  ...staffPartnerCalls,
  ...staffWebhookCalls,
  ...staffFailedWorkCalls,
  ...staffMoneyCalls,
  ...staffPayoutCalls,
  ...staffExportCalls,
  ...staffClosedModeCalls,
  ...staffUnpaidCalls,
  ...staffAmendmentCalls,
  // Last, because what is on hold refuses much else (who-may-call.md).
  ...staffCircumstanceCalls,
];
