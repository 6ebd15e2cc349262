import {
  type Call,
  type CallAnswer,
  type countWaiting,
  getClosedMode,
  getMoney,
  listPayouts,
  listPartners,
  listStaffActs,
  listStaffPeople,
  listStaffPolicies,
  mayCall,
} from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import type { LinkProps } from "@tanstack/react-router";
import type { NavigationGroup } from "../shell/OfficeShell.tsx";
import { useText } from "../text/use-text.ts";
import { usePerson } from "./session.ts";

type Waiting = CallAnswer<typeof countWaiting>;

interface Entry {
  label: TextKey;
  to: LinkProps["to"];
  /** The call that the page begins with. Whoever may make it sees the entry. */
  call: Pick<Call, "access">;
  count?: (waiting: Waiting) => number;
}

const groups: readonly { title: TextKey; entries: readonly Entry[] }[] = [
  {
    title: "office.records",
    entries: [
      { label: "staff.area.policies", to: "/staff/policies", call: listStaffPolicies },
      { label: "staff.area.partners", to: "/staff/partners", call: listPartners },
    ],
  },
  {
    title: "office.money",
    entries: [
      { label: "office.payouts", to: "/staff/payouts", call: listPayouts },
      { label: "office.reports", to: "/staff/reports/money", call: getMoney },
    ],
  },
  {
    title: "office.settings",
    entries: [
      { label: "office.team", to: "/staff/team", call: listStaffPeople },
      { label: "staff.area.acts", to: "/staff/audit", call: listStaffActs },
      { label: "office.openClosed", to: "/staff/closed", call: getClosedMode },
    ],
  },
];

/** The navigation of the person who is logged in. */
export function useNavigation(waiting: Waiting | undefined): NavigationGroup[] {
  const { t } = useText();
  const { role } = usePerson();
  return groups.map(({ title, entries }) => ({
    title: t(title),
    items: entries
      .filter(({ call }) => mayCall(role, call))
      .map(({ label, to, count }) => ({ label: t(label), to, count: waiting && count?.(waiting) })),
  }));
}
