import { expiredLinks, expiredNetworks, expiredSessions } from "./access/index.ts";
import { amendments } from "./amendments/index.ts";
import { passwordRequests } from "./account/index.ts";
import { applicationReminders, oldHomeLookups, resumeRequests } from "./application/index.ts";
import {
  charges,
  debitAnnouncements,
  duePremiums,
  invoiceReminders,
  makeMoneyGuard,
  premiumNotices,
  providerBooks,
  refunds,
  unchosenRepayments,
  unpaidReminders,
} from "./billing/index.ts";
import { pendingDecisions } from "./staff/index.ts";
import { abandonedUploads, documentDeletions, scans } from "./documents/index.ts";
import { invitationsToForget } from "./invitations/index.ts";
import { coverStarts, landlordDeadlines } from "./landlord/index.ts";
import { endings, endNotices, releaseReminders, unmatchedWithdrawals, withdrawals } from "./leaving/index.ts";
import { mailContent } from "./mail-content/index.ts";
import { mailsToForget, type MailWorkDeps, sendMailNow, waitingMails } from "./mails/index.ts";
import { coTenantReminders, coTenantWaits } from "./signing/index.ts";
import type { ClockCheck } from "./platform/clock/clock-check.ts";
import type { SettableClock } from "./platform/clock/clock.ts";
import type { Sql } from "./platform/database/connection.ts";
import { forgetRepaired } from "./platform/jobs/failed-work.ts";
import type { Jobs } from "./platform/jobs/jobs.ts";
import { makeJobs } from "./platform/jobs/make-jobs.ts";
import { noteWhenNothingIsLeft } from "./platform/jobs/note-when-nothing-is-left.ts";
import type { Queue } from "./platform/jobs/task.ts";
import { partnerLogins, removedPeople } from "./partners/index.ts";
import { ratingRequests } from "./rating/index.ts";
import { oldApplications, oldPolicies } from "./retention/index.ts";
import { dueWebhooks, oldWebhookEvents } from "./webhooks/index.ts";
import type { WorkDeps } from "./work-deps.ts";

const retention = [
  oldApplications,
  invitationsToForget,
  oldPolicies,
  unmatchedWithdrawals,
  removedPeople,
  mailsToForget,
  oldWebhookEvents,
  oldHomeLookups,
  expiredLinks,
  expiredSessions,
  expiredNetworks,
];

/** One queue for each service that may be slow: the card provider, the mail server, partners, the document storage. */
const services: readonly Queue<MailWorkDeps>[] = [
  {
    name: "money",
    // Withdrawals first, so that nothing is charged for a policy that was withdrawn from; then changes of what is
    // charged and from when. Reminders after charges and before ends: a payment on the last day lifts a termination.
    tasks: [
      withdrawals,
      amendments,
      coverStarts,
      duePremiums,
      unchosenRepayments,
      debitAnnouncements,
      charges,
      unpaidReminders,
      endings,
      refunds,
      providerBooks,
    ],
  },
  {
    name: "reminders",
    tasks: [
      landlordDeadlines,
      invoiceReminders,
      releaseReminders,
      premiumNotices,
      endNotices,
      applicationReminders,
      coTenantReminders,
      coTenantWaits,
      ratingRequests,
      passwordRequests,
      partnerLogins,
      resumeRequests,
    ],
  },
  { name: "decisions", tasks: [pendingDecisions] },
  { name: "mails", tasks: [waitingMails] },
  { name: "webhooks", tasks: [dueWebhooks] },
  { name: "files", tasks: [scans, documentDeletions, abandonedUploads] },
  {
    name: "retention",
    tasks: [...retention, noteWhenNothingIsLeft("retention", [...retention, documentDeletions])],
  },
];

export const queues: readonly Queue<MailWorkDeps>[] = [
  ...services,
  { name: "failures", tasks: [forgetRepaired(services.flatMap(({ tasks }) => tasks))] },
];

/** `atOnce`: how many rows a task handles at a time. */
export function makeWork(
  workDeps: WorkDeps & { sql: Sql; clockCheck: ClockCheck; settableClock: SettableClock | null },
  atOnce = 20,
): Jobs {
  const { sql, clockCheck, settableClock } = workDeps;
  const deps = { ...workDeps, mailContent };
  return makeJobs({
    queues,
    deps,
    sql,
    clockCheck,
    settableClock,
    limit: atOnce,
    sendMailNow: (reason) => sendMailNow(deps, reason),
    isMoneyHeld: makeMoneyGuard(workDeps),
  });
}
