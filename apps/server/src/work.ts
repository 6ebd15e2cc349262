import { sql } from "kysely";
import { accountDue, answerPasswordRequests } from "./account/index.ts";
import { answerResumeRequests, applicationDue, remindStopped } from "./application/index.ts";
import { billingDue, chargeDue, endChoices, payRefunds, writeDuePremiums } from "./billing/index.ts";
import { deleteDocuments, documentsDue, scanWaiting, sweepUploads } from "./documents/index.ts";
import { forgetInvitations, invitationsDue } from "./invitations/index.ts";
import { landlordDue, processLandlordDeadlines } from "./landlord/index.ts";
import { answerWithdrawals, endPolicies, leavingDue, remindOfReleases } from "./leaving/index.ts";
import { mailContent } from "./mail-content/index.ts";
import { mailsDue, sendDueMails, sendMailNow } from "./mails/index.ts";
import type { SettableClock } from "./platform/clock/clock.ts";
import { type DueWork, makeDueWork } from "./platform/jobs/due-work.ts";
import { askForRatings, ratingDue } from "./rating/index.ts";
import { forgetApplications, forgetContracts, forgetLastMails, retentionDue } from "./retention/index.ts";
import type { WorkDeps } from "./work-deps.ts";

/** Withdrawals run first, so that nothing is charged for a policy that the tenant has withdrawn from. */
const workers = [
  answerWithdrawals,
  writeDuePremiums,
  endChoices,
  chargeDue,
  endPolicies,
  processLandlordDeadlines,
  payRefunds,
  remindOfReleases,
  remindStopped,
  askForRatings,
  answerPasswordRequests,
  answerResumeRequests,
  deleteDocuments,
  sweepUploads,
  sendDueMails,
  forgetApplications,
  forgetInvitations,
  forgetContracts,
  forgetLastMails,
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
    slowWorker: (limit) => scanWaiting(deps, limit),
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
