import {
  chargeFailure,
  describeExport,
  type FollowUpRow,
  mailFailure,
  type NoticeTrouble,
  type StaffActRow,
  type StaffChargeRow,
  type StaffClaimRow,
  type StaffColleague,
  type StaffMailRow,
  type StaffMovingOutRow,
  type StaffNoticeRow,
  type StaffPartnerRow,
  type StaffPolicyRow,
  type StaffQuestionRow,
  type StaffWithdrawalRow,
} from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import type { CaseRow } from "../cases/list.ts";
import type { Column } from "../../platform/csv/writer.ts";

export const caseColumns: Column<CaseRow>[] = [
  ["staff.export.number", ({ refId, test }, { t }) => (test ? `${t("common.test")} ${refId}` : refId)],
  ["staff.col.tenant", ({ tenantName }) => tenantName],
  ["staff.email", ({ email }) => email],
  ["staff.col.cause", ({ cause }, { t }) => cause && t(`staff.cause.${cause}`)],
  [
    "staff.col.employment",
    ({ employmentStatus }, { t }) => employmentStatus && t(`choices.employmentStatus.${employmentStatus}`),
  ],
  ["staff.col.income", ({ grossIncome }, { amount }) => amount(grossIncome)],
  ["staff.col.rent", ({ coldRentAmount }, { amount }) => amount(coldRentAmount)],
  ["staff.col.deposit", ({ rentDepositAmount }, { amount }) => amount(rentDepositAmount)],
  ["staff.col.owed", ({ owed }) => owed],
  ["staff.col.since", ({ openedAt }, { time }) => time(openedAt)],
  [
    "staff.col.state",
    ({ cause, outcome }, { t }) => {
      if (cause === null) return t("staff.cases.refused");
      return t(outcome === "MANUAL_REVIEW" ? "staff.cases.open" : `staff.outcome.${outcome}`);
    },
  ],
  ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
  ["staff.export.decidedBy", ({ decidedBy }) => decidedBy],
  ["staff.export.decidedAt", ({ decidedAt }, { time }) => time(decidedAt)],
];

export const claimColumns: Column<StaffClaimRow>[] = [
  ["staff.col.contract", ({ contractNumber }) => contractNumber],
  ["staff.col.landlord", ({ landlordName }) => landlordName],
  ["staff.col.tenant", ({ tenantName }) => tenantName],
  ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
  ["staff.col.since", ({ reportedAt }, { time }) => time(reportedAt)],
  ["staff.col.state", ({ state }, { t }) => t(`staff.claim.${state}`)],
  ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
  ["staff.export.granted", ({ granted }, { amount }) => amount(granted)],
  ["staff.export.decidedBy", ({ decidedBy }) => decidedBy],
  ["staff.export.decidedAt", ({ decidedAt }, { time }) => time(decidedAt)],
  ["staff.export.paidOn", ({ paidOn }) => paidOn],
];

export const followUpColumns: Column<FollowUpRow>[] = [
  ["staff.col.contract", ({ contractNumber }) => contractNumber],
  ["staff.col.tenant", ({ tenantName }) => tenantName],
  ["staff.email", ({ email }) => email],
  ["common.phoneNumber", ({ phone }) => phone],
  ["staff.col.what", ({ kind }, { t }) => t(`staff.charge.${kind}`)],
  ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
  ["staff.col.since", ({ promisedAt }, { time }) => time(promisedAt)],
];

export const movingOutColumns: Column<StaffMovingOutRow>[] = [
  ["staff.col.contract", ({ contractNumber }) => contractNumber],
  ["staff.col.tenant", ({ tenantName }) => tenantName],
  ["staff.col.landlord", ({ landlordName }) => landlordName],
  ["staff.movingOut.day", ({ confirmedOn, movedOutOn }) => confirmedOn ?? movedOutOn],
  ["staff.col.since", ({ givenAt }, { time }) => time(givenAt)],
  ["staff.col.state", ({ state }, { t }) => t(`staff.movingOut.${state}`)],
  ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
  ["staff.export.decidedBy", ({ decidedBy }) => decidedBy],
  ["staff.export.decidedAt", ({ decidedAt }, { time }) => time(decidedAt)],
];

export const questionColumns: Column<StaffQuestionRow>[] = [
  ["staff.col.when", ({ askedAt }, { time }) => time(askedAt)],
  ["staff.col.what", ({ message }) => message],
  ["staff.col.contract", ({ contractNumber }) => contractNumber],
  ["staff.col.landlord", ({ landlordName }) => landlordName],
  ["staff.export.answer", ({ answer }) => answer],
  ["staff.export.answeredBy", ({ answeredBy }) => answeredBy],
  ["staff.export.answeredAt", ({ answeredAt }, { time }) => time(answeredAt)],
];

export const policyColumns: Column<StaffPolicyRow>[] = [
  [
    "staff.col.contract",
    ({ contractNumber, test }, { t }) => (test ? `${t("common.test")} ${contractNumber}` : contractNumber),
  ],
  ["staff.col.tenant", ({ tenantName }) => tenantName],
  ["staff.email", ({ tenantEmail }) => tenantEmail],
  ["staff.col.home", ({ fullAddress }) => fullAddress],
  ["staff.money.country", ({ country }, { t }) => t(`country.${country}`)],
  ["staff.col.landlord", ({ landlordName }) => landlordName],
  ["staff.col.deposit", ({ depositAmount }, { amount }) => amount(depositAmount)],
  ["staff.col.premium", ({ premiumAmount }, { amount }) => amount(premiumAmount)],
  ["staff.export.period", ({ paymentPeriod }, { t }) => t(`staff.export.period.${paymentPeriod}`)],
  ["staff.col.start", ({ insuranceStart }) => insuranceStart],
  ["staff.col.signed", ({ signedAt }, { time }) => time(signedAt)],
  ["staff.col.state", ({ status }, { t }) => t(`staff.policy.${status}`)],
];

export const withdrawalColumns: Column<StaffWithdrawalRow>[] = [
  ["staff.col.when", ({ declaredAt }, { time }) => time(declaredAt)],
  ["staff.col.contract", ({ contractNumber }) => contractNumber],
  ["staff.col.name", ({ name }) => name],
  ["staff.email", ({ email }) => email],
];

export const chargeColumns: Column<StaffChargeRow>[] = [
  ["staff.col.contract", ({ contractNumber }) => contractNumber],
  ["staff.col.tenant", ({ tenantName }) => tenantName],
  ["staff.col.what", ({ kind }, { t }) => t(`staff.charge.${kind}`)],
  ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
  ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
  ["staff.col.failures", ({ failures }) => failures],
  [
    "staff.col.failure",
    ({ failureCode }, { t }) => failureCode && `${t(`staff.failure.${chargeFailure(failureCode)}`)} (${failureCode})`,
  ],
  ["staff.col.nextTry", ({ nextTryAt }, { time }) => time(nextTryAt)],
  ["staff.col.state", ({ state }, { t }) => t(`staff.charge.${state}`)],
];

const troubles: Record<NoticeTrouble, TextKey> = {
  disputed: "staff.trouble.disputed",
  "dispute won": "staff.trouble.disputeWon",
  "dispute lost": "staff.trouble.disputeLost",
  "fraud warning": "staff.trouble.fraud",
  "refund failed": "staff.trouble.refund",
  "refunded by hand": "staff.trouble.byHand",
  "paid after it had failed": "staff.trouble.paid",
  "unexplained movement": "staff.trouble.unexplained",
};

export const noticeColumns: Column<StaffNoticeRow>[] = [
  ["staff.col.when", ({ receivedAt }, { time }) => time(receivedAt)],
  ["staff.col.what", ({ trouble }, { t }) => t(troubles[trouble])],
  ["staff.export.provider", ({ id }) => id],
  ["staff.col.contract", ({ contractNumber }) => contractNumber],
  ["staff.col.tenant", ({ tenantName }) => tenantName],
  ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
  ["staff.col.state", ({ settledAt }, { t }) => t(settledAt ? "staff.notice.SETTLED" : "staff.notice.OPEN")],
  ["staff.notice.note", ({ note }) => note],
  ["staff.export.settledBy", ({ settledBy }) => settledBy],
  ["staff.export.settledAt", ({ settledAt }, { time }) => time(settledAt)],
];

export const mailColumns: Column<StaffMailRow>[] = [
  ["staff.col.to", ({ to, postalAddress }) => postalAddress ?? to],
  ["staff.col.subject", ({ subject }) => subject],
  ["staff.col.written", ({ createdAt }, { time }) => time(createdAt)],
  ["staff.col.tries", ({ tries }) => tries],
  [
    "staff.col.error",
    ({ lastError, isMisconfigured }, { t }) =>
      lastError &&
      `${t(isMisconfigured ? "staff.mail.misconfigured" : `staff.failure.${mailFailure(lastError)}`)} (${lastError})`,
  ],
  ["staff.col.state", ({ state }, { t }) => t(`staff.mail.${state}`)],
];

export const partnerColumns: Column<StaffPartnerRow>[] = [
  ["staff.col.name", ({ name }) => name],
  ["staff.col.keys", ({ keys }) => keys],
  ["staff.col.links", ({ signsLinks }, { t }) => t(signsLinks ? "staff.yes" : "staff.no")],
  ["staff.col.properties", ({ properties }) => properties],
  ["staff.col.invitations", ({ invitations }) => invitations],
  ["staff.col.used", ({ used }) => used],
  ["staff.col.since", ({ createdAt }, { time }) => time(createdAt)],
];

export const peopleColumns: Column<StaffColleague>[] = [
  ["staff.people.name", ({ name }) => name],
  ["staff.email", ({ email }) => email],
  ["staff.people.role", ({ role }, { t }) => t(`staff.role.${role}`)],
  ["staff.state", ({ state }, { t }) => t(`staff.people.state.${state}`)],
  ["staff.people.lastLogin", ({ lastLogin }, { time }) => time(lastLogin)],
];

export const actColumns: Column<StaffActRow>[] = [
  ["staff.col.when", ({ at }, { time }) => time(at)],
  ["staff.col.by", ({ by }) => by],
  ["staff.col.what", ({ act }, { t }) => t(`staff.did.${act}`)],
  ["staff.export.number", ({ refId }) => refId],
  ["staff.col.contract", ({ contractNumber }) => contractNumber],
  ["staff.col.tenant", ({ tenantName }) => tenantName],
  ["staff.export.person", ({ person }) => person],
  ["staff.export.partner", ({ partner }) => partner],
  ["staff.export.partnerPerson", ({ partnerPerson }) => partnerPerson],
  ["staff.export.webhook", ({ webhook }) => webhook],
  ["staff.export.list", ({ exported }, { t }) => exported && describeExport(exported, t)],
];
