import type { Call } from "./define-call.ts";
import { listStaffActs } from "./staff-acts.ts";
import { assignWork, listColleagues } from "./staff-assignments.ts";
import { approve, listApprovals, refuseApproval, takeBackApproval } from "./staff-approvals.ts";
import {
  acceptCase,
  getCase,
  linkDocument,
  listCases,
  refuseCase,
  reopenCase,
  requestDocument,
} from "./staff-cases.ts";
import {
  acceptClaim,
  getStaffClaim,
  grantPartOfClaim,
  listStaffClaims,
  openPayoutAccount,
  recordClaimPayout,
  refuseClaim,
} from "./staff-claims.ts";
import { finishFollowUp, listFollowUps } from "./staff-follow-ups.ts";
import { exportList } from "./staff-export.ts";
import { listFailedWork, tryWorkAgain } from "./staff-failed-work.ts";
import {
  getFigures,
  getLetter,
  listCharges,
  listNotices,
  listPartners,
  listStaffPolicies,
  listTroubledMails,
  listUnmatchedWithdrawals,
  noteLetterPosted,
  sendMailAgain,
  sendMailsAgain,
  settleMail,
  recordRefundTransfer,
  settleNotice,
  listQuestions,
  answerQuestion,
} from "./staff-lists.ts";
import { getClosedMode, setClosedMode } from "./staff-closed-mode.ts";
import { getMoney } from "./staff-money.ts";
import { confirmMovingOut, getMovingOut, listMovingOuts, refuseMovingOut } from "./staff-moving-outs.ts";
import { addStaffNote, listStaffNotes } from "./staff-notes.ts";
import {
  changeStaffRole,
  getStaffColleague,
  getStaffInvitation,
  inviteStaff,
  listStaffPeople,
  lockStaff,
  sendStaffLink,
  setStaffPassword,
  unlockStaff,
} from "./staff-people.ts";
import {
  getStaffPolicy,
  getStaffPolicyDocument,
  listPolicyCharges,
  listPolicyEvents,
  listPolicyLedger,
  listPolicyMails,
} from "./staff-policies.ts";
import { searchDesk } from "./staff-search.ts";
import { getStaffSession, logInStaff, logOutStaff } from "./staff-session.ts";
import { countWaiting } from "./staff-waiting.ts";
import { getWaitingTimes } from "./staff-waiting-times.ts";
import {
  listStaffDeliveries,
  listWebhooksOfPartner,
  resendStaffDelivery,
  testWebhookOfPartner,
} from "./staff-webhooks.ts";

/** The calls of the desk. */
export const staffCalls: readonly Call[] = [
  logInStaff,
  logOutStaff,
  getStaffSession,
  getStaffInvitation,
  setStaffPassword,
  searchDesk,
  listStaffActs,
  listStaffPeople,
  getStaffColleague,
  inviteStaff,
  sendStaffLink,
  changeStaffRole,
  lockStaff,
  unlockStaff,
  getStaffPolicy,
  listPolicyCharges,
  listPolicyLedger,
  listPolicyMails,
  listPolicyEvents,
  listStaffNotes,
  addStaffNote,
  assignWork,
  listColleagues,
  listApprovals,
  approve,
  refuseApproval,
  takeBackApproval,
  listFollowUps,
  finishFollowUp,
  countWaiting,
  getWaitingTimes,
  getStaffPolicyDocument,
  listCases,
  getCase,
  acceptCase,
  refuseCase,
  requestDocument,
  reopenCase,
  linkDocument,
  listStaffClaims,
  getStaffClaim,
  acceptClaim,
  grantPartOfClaim,
  refuseClaim,
  openPayoutAccount,
  recordClaimPayout,
  listMovingOuts,
  getMovingOut,
  confirmMovingOut,
  refuseMovingOut,
  listStaffPolicies,
  listCharges,
  listNotices,
  recordRefundTransfer,
  settleNotice,
  listQuestions,
  answerQuestion,
  listTroubledMails,
  listUnmatchedWithdrawals,
  sendMailAgain,
  sendMailsAgain,
  settleMail,
  getLetter,
  noteLetterPosted,
  listPartners,
  listStaffDeliveries,
  resendStaffDelivery,
  listWebhooksOfPartner,
  testWebhookOfPartner,
  listFailedWork,
  tryWorkAgain,
  getFigures,
  getMoney,
  exportList,
  getClosedMode,
  setClosedMode,
];
