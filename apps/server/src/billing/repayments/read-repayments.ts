import { fromCents, type Instalment, type Repayment, toCents, sumBy } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { findChargePause } from "../../circumstances/index.ts";
import { mostParts, planInstalments } from "../rules/repayment-plan.ts";
import type { LineRepayment, Policy } from "../../policy/index.ts";
import type { RepaymentRow } from "./write-plan.ts";

/** The policy's repayments as the tenant sees them, oldest first. */
export async function readRepayments(db: Kysely<Database>, policy: Policy, now: Date): Promise<Repayment[]> {
  const rows = await db
    .selectFrom("repayment")
    .selectAll()
    .where("ref_id", "=", policy.ref_id)
    .orderBy("owed_at")
    .orderBy("id")
    .execute();
  if (rows.length === 0) return [];
  const isPaused = (await findChargePause(db, policy.ref_id)) !== null;
  const instalments = await readInstalments(db, policy.ref_id);
  const day = (instant: Date) => localDay(policy.country, instant);
  return rows.map((row) => {
    const own = instalments
      .filter(({ repayment_id }) => repayment_id === row.id)
      .map((instalment) => toInstalment(instalment, { now, day, isPaused }));
    const mayChoose = row.parts === null && now < row.choice_ends_at;
    return {
      claimId: row.claim_id ?? "",
      amount: fromCents(row.amount_cents),
      paid: fromCents(sumBy(own, ({ state, amount }) => (state === "PAID" ? toCents(amount) : 0))),
      state: stateOf(row, own),
      chooseUntil: row.choose_until,
      dueOn: row.due_on,
      planned: row.planned_at && row.planned_by && { on: day(row.planned_at), by: row.planned_by },
      instalments: own,
      choices: mayChoose ? choicesOf(row.amount_cents, day(now)) : [],
    };
  });
}

export async function hasOpenRepayment(db: Kysely<Database>, refId: string): Promise<boolean> {
  const open = db.selectFrom("repayment").select("id").where("ref_id", "=", refId).where("paid_at", "is", null);
  return (await open.limit(1).executeTakeFirst()) !== undefined;
}

export interface RepaymentTimes {
  claimId: string | null;
  plannedAt: Date | null;
  paidAt: Date | null;
  /** The first failed charge of an instalment. */
  failed: readonly { number: number; at: Date }[];
}

export async function readRepaymentTimes(db: Kysely<Database>, refId: string): Promise<RepaymentTimes[]> {
  const rows = await db
    .selectFrom("repayment")
    .select(["id", "claim_id", "planned_at", "paid_at"])
    .where("ref_id", "=", refId)
    .execute();
  const failed = await db
    .selectFrom("charge_attempt as attempt")
    .innerJoin("instalment", "instalment.id", "attempt.instalment_id")
    .select(["repayment_id", "instalment.number", ({ fn }) => fn.min("attempt.answered_at").as("at")])
    .where("instalment.ref_id", "=", refId)
    .where("attempt.status", "in", ["FAILED", "RETURNED"])
    .groupBy(["repayment_id", "instalment.number"])
    .execute();
  return rows.map(({ id, claim_id, planned_at, paid_at }) => ({
    claimId: claim_id,
    plannedAt: planned_at,
    paidAt: paid_at,
    failed: failed.flatMap(({ repayment_id, number, at }) => (repayment_id === id && at ? [{ number, at }] : [])),
  }));
}

export function toLineRepayment(
  { state, chooseUntil, planned, instalments }: Repayment,
  times?: RepaymentTimes,
): LineRepayment {
  const failedAt = (number: number) => times?.failed.find((failure) => failure.number === number)?.at.toISOString();
  return {
    chooseUntil,
    planned: planned && { ...planned, at: times?.plannedAt?.toISOString() },
    instalments: instalments.map((instalment) => ({ ...instalment, failedAt: failedAt(instalment.number) })),
    paidOn:
      state === "PAID"
        ? (instalments
            .flatMap(({ paidOn }) => paidOn ?? [])
            .toSorted()
            .at(-1) ?? null)
        : null,
    paidAt: times?.paidAt?.toISOString(),
  };
}

function readInstalments(db: Kysely<Database>, refId: string) {
  return db
    .selectFrom("instalment")
    .leftJoin("charge_attempt as attempt", "attempt.instalment_id", "instalment.id")
    .selectAll("instalment")
    .select(["attempt.status as tryStatus", "attempt.try_at", "attempt.answered_at"])
    .where("instalment.ref_id", "=", refId)
    .distinctOn(["instalment.repayment_id", "instalment.number"])
    .orderBy("instalment.repayment_id")
    .orderBy("instalment.number")
    .orderBy("attempt.number", "desc")
    .execute();
}

type InstalmentRow = Awaited<ReturnType<typeof readInstalments>>[number];

/** `isPaused`: nothing is charged, so what falls due stays unpaid until somebody transfers it. */
function toInstalment(
  row: InstalmentRow,
  { now, day, isPaused }: { now: Date; day: (instant: Date) => string; isPaused: boolean },
): Instalment {
  const { number, due_on: on, amount_cents, status, first_failed_on: failedOn, tryStatus, try_at, answered_at } = row;
  const isDue = tryStatus === "INTENDED" && try_at !== null && try_at <= now;
  const isAsked = tryStatus === "ASKED" || (isDue && !isPaused);
  const waits = failedOn !== null ? "FAILED" : isDue ? "UNPAID" : "PLANNED";
  const isOpen = status === "DUE" || status === "INVOICED";
  return {
    number,
    on,
    amount: fromCents(amount_cents),
    state: isOpen && isAsked ? "CHARGING" : status === "DUE" ? waits : status,
    failedOn,
    nextTryOn: status === "DUE" && failedOn !== null && try_at !== null ? day(try_at < now ? now : try_at) : null,
    paidOn: status === "PAID" && answered_at ? day(answered_at) : null,
  };
}

function stateOf(row: RepaymentRow, instalments: readonly Instalment[]): Repayment["state"] {
  if (row.paid_at !== null) return "PAID";
  if (row.parts === null) return "CHOICE";
  if (row.planned_by === "calendar") return "INVOICED";
  const isOpen = ({ state, failedOn }: Instalment) => state !== "PAID" && failedOn !== null;
  return instalments.some(isOpen) ? "OVERDUE" : "RUNNING";
}

function choicesOf(amountCents: number, today: string): Repayment["choices"] {
  return Array.from({ length: mostParts(amountCents) }, (_, index) => ({
    parts: index + 1,
    instalments: planInstalments(amountCents, index + 1, today).map((plannedInstalment) => ({
      on: plannedInstalment.on,
      amount: fromCents(plannedInstalment.amountCents),
    })),
  }));
}
