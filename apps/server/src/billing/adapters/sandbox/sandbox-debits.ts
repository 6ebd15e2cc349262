import { plainIban } from "@kautia/contract";
import type { SandboxDeps } from "./sandbox-tables.ts";
import { day, later } from "#platform/rules/durations.ts";

export type DebitBehaviour = "pays" | "pays-late" | "refuses" | "refuses-late" | "pays-and-returns";

/** Stripe's documented test accounts, for Germany and Austria. */
const testAccounts: Record<string, DebitBehaviour> = {
  DE89370400440532013000: "pays",
  DE08370400440532013003: "pays-late",
  DE62370400440532013001: "refuses",
  DE78370400440532013004: "refuses-late",
  DE35370400440532013002: "pays-and-returns",
  AT611904300234573201: "pays",
  AT321904300235473204: "pays-late",
  AT861904300235473202: "refuses",
  AT051904300235473205: "refuses-late",
  AT591904300235473203: "pays-and-returns",
};

/** In days, as in reality: banks take about this long, and account holders can return a debit for eight weeks. */
const delays = { usual: 1, late: 5, return: 21 };

/** Null for a real account, so that nobody believes the sandbox debits it. */
export function behaviourOfAccount(iban: string): DebitBehaviour | null {
  return testAccounts[plainIban(iban)] ?? null;
}

export function isDebit(behaviour: string): boolean {
  return Object.values<string>(testAccounts).includes(behaviour);
}

/** The columns of a new debit, which is pending at first. */
export function beginDebit(behaviour: string, now: Date) {
  const after = (days: number) => later(now, days * day);
  const settles = behaviour.endsWith("-late") ? delays.late : delays.usual;
  return {
    status: "pending" as const,
    code: null,
    settles_at: after(settles),
    returned_at: behaviour === "pays-and-returns" ? after(settles + delays.return) : null,
  };
}

/** Settles the pending debits whose time has come, as their banks would. */
export async function settleDebits({ db, clock }: SandboxDeps): Promise<void> {
  const refusing = db.selectFrom("sandbox_method").select("id").where("behaviour", "in", ["refuses", "refuses-late"]);
  const due = db.updateTable("sandbox_charge").where("status", "=", "pending").where("settles_at", "<=", clock.now());
  await due.set({ status: "failed", code: "insufficient_funds" }).where("method_id", "in", refusing).execute();
  await due.set({ status: "succeeded" }).where("method_id", "not in", refusing).execute();
}
