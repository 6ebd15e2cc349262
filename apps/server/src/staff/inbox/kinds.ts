import {
  answerAmendmentAsStaff,
  type Call,
  decideUnpaid,
  listApprovals,
  listCases,
  listFailedWork,
  listFollowUps,
  listMovingOuts,
  listNotices,
  listQuestions,
  listStaffClaims,
  listTroubledMails,
  listUnmatchedWithdrawals,
  mayCall,
  staffListSize,
  type WorkKind,
  workKinds,
} from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

/** The call that lists each kind of work, or does it. Its callers see the work in the inbox. */
const lists: Record<WorkKind, Call> = {
  CASE: listCases,
  CLAIM: listStaffClaims,
  MOVING_OUT: listMovingOuts,
  AMENDMENT: answerAmendmentAsStaff,
  UNPAID: decideUnpaid,
  QUESTION: listQuestions,
  WITHDRAWAL: listUnmatchedWithdrawals,
  MAIL: listTroubledMails,
  LETTER: listTroubledMails,
  FOLLOW_UP: listFollowUps,
  NOTICE: listNotices,
  APPROVAL: listApprovals,
  FAILED_WORK: listFailedWork,
};

export type InboxDeps = Pick<Deps, "db" | "clock" | "config"> & {
  jobs: Pick<Deps["jobs"], "isRepaired">;
  person: StaffMember;
};

/** What `views/inbox.ts` needs to know of this person's inbox. */
export function inboxOf({ clock, config, jobs, person }: InboxDeps) {
  return {
    now: clock.now(),
    workingDays: config.brand.promisedWorkingDays,
    isRepaired: jobs.isRepaired,
    kinds: workKinds.filter((kind) => mayCall(person.role, lists[kind])),
    limit: staffListSize,
  };
}
