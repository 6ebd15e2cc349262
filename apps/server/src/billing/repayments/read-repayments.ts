import { fromCents, type Instalment, type Repayment, toCents } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
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
  const instalments = await readInstalments(db, policy.ref_id);
  const day = (instant: Date) => localDay(policy.country, instant);
  return rows.map((row) => {
    const own = instalments
      .filter(({ repayment_id }) => repayment_id === row.id)
      .map((instalment) => toInstalment(instalment, now, day));
    const mayChoose = row.parts === null && now < row.choice_ends_at;
    return {
      claimId: row.claim_id ?? "",
      amount: fromCents(row.amount_cents),
      paid: fromCents(own.reduce((sum, { state, amount }) => sum + (state === "PAID" ? toCents(amount) : 0), 0)),
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

export function toLineRepayment({ state, chooseUntil, planned, instalments }: Repayment): LineRepayment {
  return {
    chooseUntil,
    planned,
    instalments,
    paidOn:
      state === "PAID"
        ? (instalments
            .flatMap(({ paidOn }) => paidOn ?? [])
            .toSorted()
            .at(-1) ?? null)
        : null,
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

function toInstalment(row: InstalmentRow, now: Date, day: (instant: Date) => string): Instalment {
  const { number, due_on: on, amount_cents, status, first_failed_on: failedOn, tryStatus, try_at, answered_at } = row;
  const isAsked = tryStatus === "ASKED" || (tryStatus === "INTENDED" && try_at !== null && try_at <= now);
  const waits = failedOn === null ? "PLANNED" : "FAILED";
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
