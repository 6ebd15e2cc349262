import {
  type Call,
  type CallAnswer,
  type countWaiting,
  getClosedMode,
  getMoney,
  listCharges,
  listBankLines,
  listFailedWork,
  listInbox,
  listMonths,
  listQuestions,
  listApprovals,
  listCases,
  listMovingOuts,
  listPayouts,
  listPartners,
  listPaymentFiles,
  listStaffActs,
  listStaffClaims,
  listStaffPeople,
  listStaffPolicies,
  mayCall,
  type WorkKind,
} from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import type { LinkProps } from "@tanstack/react-router";
import type { NavigationGroup } from "../shell/OfficeShell.tsx";
import { useText } from "../text/use-text.ts";
import { usePerson } from "./session.ts";

type Waiting = CallAnswer<typeof countWaiting>;

interface Tab {
  label: TextKey;
  to: LinkProps["to"];
}

/** Lists and reports that share an entry. */
export const areaTabs = {
  conversations: [
    { label: "staff.area.questions", to: "/staff/questions" },
    { label: "staff.area.withdrawals", to: "/staff/withdrawals" },
    { label: "office.mails", to: "/staff/mails" },
    { label: "office.letters", to: "/staff/letters" },
  ],
  receivables: [
    { label: "staff.area.charges", to: "/staff/charges" },
    { label: "staff.area.follow-ups", to: "/staff/follow-ups" },
    { label: "staff.area.notices", to: "/staff/notices" },
    { label: "office.filings", to: "/staff/filings" },
  ],
  reports: [
    { label: "office.reports.money", to: "/staff/reports/money" },
    { label: "office.reports.applications", to: "/staff/reports/applications" },
  ],
} as const satisfies Record<string, readonly Tab[]>;

interface Entry extends Tab {
  tabs?: readonly Tab[];
  /** Pages that are reached from its pages. */
  deeper?: readonly LinkProps["to"][];
  /** The call that the page begins with. Whoever may make it sees the entry. */
  call: Pick<Call, "access">;
  count?: (waiting: Waiting) => number;
}

/** How many pieces of work of these kinds wait; without kinds, of all. */
const countOf =
  (...kinds: WorkKind[]) =>
  ({ work }: Waiting) =>
    work.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).reduce((sum, { all }) => sum + all, 0);

const groups: readonly { title: TextKey; entries: readonly Entry[] }[] = [
  {
    title: "office.workGroup",
    entries: [
      { label: "staff.area.inbox", to: "/staff/inbox", call: listInbox, count: countOf() },
      { label: "staff.area.cases", to: "/staff/cases", call: listCases, count: countOf("CASE") },
      { label: "staff.area.claims", to: "/staff/claims", call: listStaffClaims, count: countOf("CLAIM") },
      { label: "staff.area.moving-outs", to: "/staff/moving-outs", call: listMovingOuts, count: countOf("MOVING_OUT") },
      { label: "office.approvals", to: "/staff/approvals", call: listApprovals, count: countOf("APPROVAL") },
      {
        label: "office.conversations",
        to: "/staff/questions",
        tabs: areaTabs.conversations,
        call: listQuestions,
        count: countOf("QUESTION", "WITHDRAWAL", "MAIL", "LETTER"),
      },
    ],
  },
  {
    title: "office.records",
    entries: [
      {
        label: "staff.area.policies",
        to: "/staff/policies",
        deeper: ["/staff/people/$id"],
        call: listStaffPolicies,
      },
      { label: "staff.area.partners", to: "/staff/partners", call: listPartners },
    ],
  },
  {
    title: "office.money",
    entries: [
      {
        label: "office.receivables",
        to: "/staff/charges",
        tabs: areaTabs.receivables,
        call: listCharges,
        count: countOf("FOLLOW_UP", "NOTICE"),
      },
      { label: "office.payouts", to: "/staff/payouts", call: listPayouts },
      { label: "office.bank", to: "/staff/payment-files", call: listPaymentFiles },
      { label: "office.bankLines", to: "/staff/bank", call: listBankLines },
      { label: "office.books", to: "/staff/books", call: listMonths },
      {
        label: "office.reports",
        to: "/staff/reports/money",
        tabs: areaTabs.reports,
        deeper: ["/staff/reports/bookings"],
        call: getMoney,
      },
    ],
  },
  {
    title: "office.settings",
    entries: [
      { label: "office.team", to: "/staff/team", call: listStaffPeople },
      { label: "staff.area.acts", to: "/staff/audit", call: listStaffActs },
      {
        label: "staff.area.failed-work",
        to: "/staff/failed-work",
        call: listFailedWork,
        count: countOf("FAILED_WORK"),
      },
      { label: "office.openClosed", to: "/staff/closed", call: getClosedMode },
    ],
  },
];

export function useNavigation(waiting: Waiting | undefined): NavigationGroup[] {
  const { t } = useText();
  const { role } = usePerson();
  return groups.map(({ title, entries }) => ({
    title: t(title),
    items: entries
      .filter(({ call }) => mayCall(role, call))
      .map(({ label, to, tabs = [], deeper = [], count }) => ({
        label: t(label),
        to,
        tabs: tabs.map((tab) => ({ label: t(tab.label), to: tab.to })),
        within: deeper,
        count: waiting && count?.(waiting),
      })),
  }));
}
