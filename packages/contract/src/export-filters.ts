import { assignedFilters, workKinds } from "./entities/staff-assignee.ts";
import { claimStates } from "./entities/staff-claim.ts";
import { chargeKinds, chargeStates, troubledMailStates, withdrawalStates } from "./entities/staff-lists.ts";
import { bookedFigures } from "./entities/staff-figures.ts";
import { ledgerAccounts } from "./entities/staff-policy.ts";
import { payoutKinds, payoutStates } from "./entities/staff-payout.ts";
import { movingOutStates } from "./entities/moving-out.ts";
import type { StaffActRow } from "./calls/staff-acts.ts";
import { followUpKinds } from "./calls/staff-follow-ups.ts";
import { policyStatuses, reviewCauses, staffActions, staffPersonStates, workTasks } from "./enums.ts";

function keyed<Value extends string, Key extends string>(values: readonly Value[], keyOf: (value: Value) => Key) {
  return Object.fromEntries(values.map((value) => [value, keyOf(value)]));
}

const labels = {
  state: "staff.state",
  status: "staff.state",
  cause: "staff.cause",
  act: "staff.col.what",
  assigned: "staff.col.assignee",
  kind: "staff.col.what",
  figure: "staff.col.figure",
  month: "staff.money.month",
  account: "staff.col.account",
  task: "staff.col.what",
  from: "office.from",
  to: "office.to",
} as const;

const assigned = keyed(assignedFilters, (who) => `staff.acts.assigned.${who}` as const);

/** The text keys of the filters' values. */
const values = {
  inbox: { kind: keyed(workKinds, (kind) => `staff.work.${kind}` as const), assigned },
  "follow-ups": { kind: keyed(followUpKinds, (kind) => `staff.followUp.${kind}` as const), assigned },
  withdrawals: {
    state: { ...keyed(withdrawalStates, (state) => `staff.withdrawal.${state}` as const), ALL: "staff.all" as const },
    assigned,
  },
  "failed-work": { task: keyed(workTasks, (task) => `staff.task.${task}` as const), assigned },
  cases: {
    state: { DECIDED: "staff.cases.decided", REFUSED: "staff.cases.refused", ALL: "staff.all" },
    cause: keyed(reviewCauses, (cause) => `staff.cause.${cause}` as const),
    assigned,
  },
  claims: { state: keyed(claimStates, (state) => `staff.claim.${state}` as const), assigned },
  "moving-outs": { state: keyed(movingOutStates, (state) => `staff.movingOut.${state}` as const), assigned },
  questions: { state: { ANSWERED: "staff.question.ANSWERED", ALL: "staff.all" }, assigned },
  policies: { status: keyed(policyStatuses, (status) => `staff.policy.${status}` as const) },
  charges: {
    state: keyed(chargeStates, (state) => `staff.charge.${state}` as const),
    kind: keyed(chargeKinds, (kind) => `staff.charge.${kind}` as const),
  },
  payouts: {
    state: keyed(payoutStates, (state) => `staff.payout.${state}` as const),
    kind: keyed(payoutKinds, (kind) => `staff.payout.kind.${kind}` as const),
  },
  bookings: { figure: keyed(bookedFigures, (figure) => `staff.figure.${figure}` as const) },
  journal: { account: keyed(ledgerAccounts, (account) => `staff.account.${account}` as const) },
  notices: { state: { SETTLED: "staff.notice.SETTLED", ALL: "staff.all" }, assigned },
  mails: { state: keyed(troubledMailStates, (state) => `staff.mail.${state}` as const), assigned },
  people: { state: keyed(staffPersonStates, (state) => `staff.people.state.${state}` as const) },
  acts: { act: keyed(staffActions, (act) => `staff.did.${act}` as const) },
} as const;

type KeysIn<T> = T extends string ? T : { [Name in keyof T]: KeysIn<T[Name]> }[keyof T];
type ExportTextKey =
  | KeysIn<typeof labels>
  | KeysIn<typeof values>
  | `staff.area.${NonNullable<StaffActRow["exported"]>["list"]}`
  | "staff.acts.searched";

/** A downloaded list in words: 'Claims (Status: Paid, with a search)'. */
export function describeExport(
  { list, filters, searched }: NonNullable<StaffActRow["exported"]>,
  t: (key: ExportTextKey) => string,
): string {
  const labelKeys: Record<string, KeysIn<typeof labels>> = labels;
  const valueKeys: Record<string, Record<string, Record<string, KeysIn<typeof values>>>> = values;
  // The order is no filter.
  const narrowing = Object.entries(filters).filter(([name]) => name !== "order");
  const parts = narrowing.map(([name, value]) => {
    const [label, key] = [labelKeys[name], valueKeys[list]?.[name]?.[value]];
    return `${label ? t(label) : name}: ${key ? t(key) : value}`;
  });
  if (searched) parts.push(t("staff.acts.searched"));
  const area = t(`staff.area.${list}`);
  return parts.length > 0 ? `${area} (${parts.join(", ")})` : area;
}
