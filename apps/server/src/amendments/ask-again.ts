import { addDays, hasObjectionTime, objectionBeforeDays } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { lockPolicy, type Policy } from "../policy/index.ts";
import type { AmendmentRow } from "../views/amendments.ts";
import { kindOf } from "./kinds/index.ts";
import type { AmendDeps } from "./kinds/kind.ts";
import { readOpen } from "./read-open.ts";

/** Mails the changes that wait for the first tenant's answer to the current mailbox. */
export async function askTenantAgain(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
): Promise<void> {
  for (const amendment of await readOpen(transaction, policy.ref_id))
    if (waitsFor("TENANT", amendment)) await tellAsked(transaction, deps, policy, amendment);
}

/** The same for the landlord, whose time to object to what the tenant asked for begins again. */
export async function askLandlordAgain(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
): Promise<void> {
  for (const amendment of await readOpen(transaction, policy.ref_id)) {
    const mayObject = hasObjectionTime(amendment.kind, amendment.asked_by);
    if (mayObject) await postpone(transaction, deps, policy, amendment);
    if (mayObject || waitsFor("LANDLORD", amendment)) await tellAsked(transaction, deps, policy, amendment);
  }
}

/** The same for a co-tenant, in all of their contracts. */
export async function askCoTenantAgain(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  email: string,
): Promise<void> {
  const open = await transaction
    .selectFrom("amendment")
    .selectAll()
    .where("state", "=", "ASKED")
    .where("ref_id", "in", ({ selectFrom }) =>
      selectFrom("co_tenant").select("ref_id").where("email", "=", email).where("state", "=", "SIGNED"),
    )
    .orderBy("ref_id")
    .execute();
  for (const amendment of open)
    if (waitsFor("CO_TENANTS", amendment))
      await tellAsked(transaction, deps, await lockPolicy(transaction, amendment.ref_id), amendment);
}

function waitsFor(
  party: "TENANT" | "LANDLORD" | "CO_TENANTS",
  { state, waits_for }: Pick<AmendmentRow, "state" | "waits_for">,
): boolean {
  return state === "ASKED" && waits_for[0] === party;
}

function tellAsked(transaction: Transaction<Database>, deps: AmendDeps, policy: Policy, amendment: AmendmentRow) {
  return kindOf(amendment.kind).tellAsked(transaction, deps, { policy, amendment, change: amendment.change });
}

async function postpone(
  transaction: Transaction<Database>,
  { clock }: AmendDeps,
  { country }: Policy,
  { id, state, from_day }: AmendmentRow,
): Promise<void> {
  const earliest = addDays(localDay(country, clock.now()), objectionBeforeDays);
  if (state !== "AGREED" || from_day === null || from_day >= earliest) return;
  const later = { from_day: earliest, due_at: startOfLocalDay(country, earliest) };
  await transaction.updateTable("amendment").set(later).where("id", "=", id).execute();
}
