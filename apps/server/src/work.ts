import { sql } from "kysely";
import { accountDue, processPasswordRequests } from "./account/index.ts";
import { answerResumeRequests, applicationDue, sendApplicationReminders } from "./application/index.ts";
import {
  billingDue,
  chargeDue,
  createDuePremiums,
  failRefusedCards,
  payRefunds,
  planUnchosenRepayments,
  readProviderBooks,
} from "./billing/index.ts";
import { deleteDocuments, documentsDue, scanQuarantinedDocuments, sweepUploads } from "./documents/index.ts";
import { forgetInvitations, invitationsDue } from "./invitations/index.ts";
import { landlordDue, processLandlordDeadlines } from "./landlord/index.ts";
import { processWithdrawals, endPolicies, leavingDue, sendReleaseReminders } from "./leaving/index.ts";
import { mailContent } from "./mail-content/index.ts";
import { mailsDue, sendDueMails, sendMailNow } from "./mails/index.ts";
import type { SettableClock } from "./platform/clock/clock.ts";
import { type DueWork, makeDueWork } from "./platform/jobs/due-work.ts";
import { sendRatingRequests, ratingDue } from "./rating/index.ts";
import { forgetApplications, forgetPolicies, deleteSentMails, retentionDue } from "./retention/index.ts";
import type { WorkDeps } from "./work-deps.ts";

/** Withdrawals first, so that nothing is charged for a policy that was withdrawn from. */
const workers = [
  processWithdrawals,
  createDuePremiums,
  planUnchosenRepayments,
  failRefusedCards,
  chargeDue,
  endPolicies,
  processLandlordDeadlines,
  payRefunds,
  readProviderBooks,
  sendReleaseReminders,
  sendApplicationReminders,
  sendRatingRequests,
  processPasswordRequests,
  answerResumeRequests,
  deleteDocuments,
  sweepUploads,
  sendDueMails,
  forgetApplications,
  forgetInvitations,
  forgetPolicies,
  deleteSentMails,
];

const dueInstants = sql.join(
  [
    billingDue,
    leavingDue,
    ratingDue,
    documentsDue,
    applicationDue,
    landlordDue,
    accountDue,
    retentionDue,
    invitationsDue,
    mailsDue,
  ],
  sql` UNION ALL `,
);

export function makeWork(workDeps: WorkDeps & { settableClock: SettableClock | null }): DueWork {
  const deps = { ...workDeps, mailContent };
  return makeDueWork({
    workers: workers.map((work) => (limit) => work(deps, limit)),
    slowWorker: (limit) => scanQuarantinedDocuments(deps, limit),
    async findNextDue() {
      const { rows } = await sql<{ at: Date | null }>`SELECT min(at) AS at FROM (${dueInstants}) AS due`.execute(
        deps.db,
      );
      return rows[0]?.at ?? null;
    },
    sendMailNow: (reason) => sendMailNow(deps, reason),
    clock: deps.clock,
    settableClock: deps.settableClock,
  });
}
