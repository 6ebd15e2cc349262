import { setTimeout as wait } from "node:timers/promises";
import type { SettableClock } from "../clock/clock.ts";
import { answerPasswordRequests } from "../../account/answer-password-requests.ts";
import { answerResumeRequests } from "../../application/answer-resume-requests.ts";
import { answerWithdrawals } from "../../leaving/answer-withdrawals.ts";
import { askForRatings } from "../../rating/ask-for-ratings.ts";
import { chargeDue } from "../../billing/charge.ts";
import { writeDuePremiums } from "../../billing/due-premiums.ts";
import { deleteDocuments } from "../../documents/delete-documents.ts";
import { endChoices } from "../../billing/repayments/end-choices.ts";
import { endPolicies } from "../../leaving/end-policies.ts";
import { findNextDue } from "../../due-instants.ts";
import { forgetApplications } from "../../retention/forget-applications.ts";
import { forgetContracts, forgetLastMails } from "../../retention/forget-contracts.ts";
import { forgetInvitations } from "../../invitations/forget-invitations.ts";
import { payRefunds } from "../../billing/pay-refunds.ts";
import { remindOfReleases } from "../../leaving/remind-of-releases.ts";
import { scanWaiting } from "../../documents/scan-waiting.ts";
import { remindStopped } from "../../application/remind-stopped.ts";
import { sendDueMails, sendMailNow } from "../../mails/send-mails.ts";
import { sweepUploads } from "../../documents/sweep-uploads.ts";
import { waitForLandlords } from "../../landlord/wait-for-landlords.ts";
import type { WorkDeps } from "../../work-deps.ts";

/** Small, so that many servers share a rush and a killed one leaves little to find out about. */
const batch = 20;
/** Withdrawals come first: what is withdrawn from is not charged. */
const workers = [
  answerWithdrawals,
  writeDuePremiums,
  endChoices,
  chargeDue,
  endPolicies,
  waitForLandlords,
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
  scanWaiting,
];
/** How often to look whether others have finished. */
const pollEvery = 25;
/** Somewhat longer than a mail server may take to answer. */
const mailPatience = 12_000;
/** Longer than the longest lease, that of a scan: what is still not done then will not be done by waiting. */
const patience = 150_000;

export interface DueWork {
  /** Does all that is due now and that nobody else is at; answers how many pieces of work that were. */
  runDue(signal?: AbortSignal): Promise<number>;
  /** See the port: ports/jobs.ts. */
  sendMail(reason: string): Promise<void>;
  /** See the port: ports/jobs.ts. */
  runDueUntil(until: Date): Promise<number>;
}

/** Works off the rows that are due. Any number of processes may do this at once; one process does it once at a time. */
export function makeDueWork(deps: WorkDeps & { settableClock: SettableClock | null }): DueWork {
  const { db, clock, settableClock } = deps;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other within the process: a moved clock moves for nobody who is in the middle of something. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const mine = turn.then(act, act);
    turn = mine;
    return mine;
  }

  /** A worker that fails keeps no other from its work; it is left out until the next time, and what it threw comes at the end. */
  async function runAll(signal?: AbortSignal): Promise<number> {
    await settableClock?.refresh();
    const failures = new Map<(typeof workers)[number], unknown>();
    for (let total = 0; ;) {
      let round = 0;
      for (const work of workers) {
        if (signal?.aborted) return total;
        // A scanner that hangs takes long to be given up: it is asked once there is nothing else to do.
        if (failures.has(work) || (work === scanWaiting && round > 0)) continue;
        try {
          round += await work(deps, batch);
        } catch (error) {
          failures.set(work, error);
        }
      }
      total += round;
      if (round > 0) continue;
      if (failures.size === 0) return total;
      const errors = [...failures.values()];
      throw new AggregateError(errors, errors.map(String).join("; "));
    }
  }

  /** Also what others have leased: they finish it, or their lease ends and it is ours. */
  async function runAllToTheEnd(): Promise<number> {
    let total = 0;
    for (let waited = 0; ; waited += pollEvery) {
      total += await runAll();
      const next = await findNextDue(db);
      if (next === null || next > clock.now()) return total;
      if (waited >= patience) throw new Error("somebody is at a piece of work that is due and does not finish it");
      await wait(pollEvery);
    }
  }

  return {
    async sendMail(reason) {
      for (let waited = 0; waited < mailPatience; waited += pollEvery) {
        if (!(await sendMailNow(deps, reason))) return;
        await wait(pollEvery);
      }
    },
    runDue: (signal) => inTurn(() => runAll(signal)),
    runDueUntil: (until) =>
      inTurn(async () => {
        if (!settableClock) throw new Error("this clock cannot be moved");
        let total = await runAllToTheEnd();
        for (;;) {
          const next = await findNextDue(db);
          if (next === null || next > until) break;
          await settableClock.moveTo(next);
          total += await runAllToTheEnd();
        }
        await settableClock.moveTo(until);
        return total + (await runAllToTheEnd());
      }),
  };
}
