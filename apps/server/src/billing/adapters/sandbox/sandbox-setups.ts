import { randomBytes } from "node:crypto";
import { paymentMethodKinds, plainIban } from "@kautia/contract";
import type { Selectable } from "kysely";
import type { MethodSetup, SetupRequest } from "../../ports/payment.ts";
import { inTransaction } from "#platform/database/in-transaction.ts";
import type { CardConfirmation, CardDetails } from "../../ports/sandbox.ts";
import { checkCard, lastFour } from "./sandbox-cards.ts";
import { behaviourOfAccount } from "./sandbox-debits.ts";
import type { SandboxDeps, SandboxTables } from "./sandbox-tables.ts";

export async function openSetup({ db, clock }: SandboxDeps, request: SetupRequest): Promise<MethodSetup> {
  const id = `seti_${randomBytes(12).toString("hex")}`;
  await db
    .insertInto("sandbox_setup")
    .values({
      id,
      idempotency_key: request.idempotencyKey,
      country: request.country,
      customer: request.customer,
      secret: `${id}_secret_${randomBytes(16).toString("hex")}`,
      status: "open",
      asked_for: null,
      method_id: null,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .execute();
  const setup = await db
    .selectFrom("sandbox_setup")
    .selectAll()
    .where("idempotency_key", "=", request.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (setup.customer !== request.customer || setup.country !== request.country)
    throw new Error("the idempotency key was used for another customer");
  return toMethodSetup(db, setup);
}

export async function lookUpSetup({ db }: SandboxDeps, country: string, setupId: string): Promise<MethodSetup | null> {
  const setup = await db
    .selectFrom("sandbox_setup")
    .selectAll()
    .where("id", "=", setupId)
    .where("country", "=", country)
    .executeTakeFirst();
  return setup ? toMethodSetup(db, setup) : null;
}

export async function lookUpDigits({ db }: Pick<SandboxDeps, "db">, methodId: string): Promise<string | null> {
  const method = await db
    .selectFrom("sandbox_method")
    .select("last_four")
    .where("id", "=", methodId)
    .executeTakeFirst();
  return method?.last_four ?? null;
}

export async function confirmSetup(
  { db, clock }: SandboxDeps,
  secret: string,
  card: CardDetails,
  challengePassed: boolean,
): Promise<CardConfirmation | null> {
  return inTransaction(db, async (transaction) => {
    const setup = await lockSetup(transaction, secret);
    if (!setup) return null;
    if (setup.status === "succeeded") return (await hasCard(transaction, setup, card)) ? { status: "succeeded" } : null;
    const verdict = checkCard(card, clock.now());
    if ("code" in verdict) return { status: "failed", code: verdict.code };

    const last_four = lastFour(card.number);
    const update = transaction.updateTable("sandbox_setup").where("id", "=", setup.id);
    const confirmed = challengePassed && setup.status === "requires_action" && setup.asked_for === last_four;
    const asks = verdict.behaviour === "asks" || verdict.behaviour === "always-asks";
    if (asks && !confirmed) {
      await update.set({ status: "requires_action", asked_for: last_four, method_id: null }).execute();
      return { status: "requires_action" };
    }
    return finishSetup(transaction, setup, { behaviour: verdict.behaviour, last_four, mandate_reference: null });
  });
}

export async function confirmDebitSetup(
  { db }: SandboxDeps,
  secret: string,
  iban: string,
): Promise<CardConfirmation | null> {
  return inTransaction(db, async (transaction) => {
    const setup = await lockSetup(transaction, secret);
    if (!setup) return null;
    const number = plainIban(iban);
    if (setup.status === "succeeded")
      return (await hasCard(transaction, setup, { number })) ? { status: "succeeded" } : null;
    const behaviour = behaviourOfAccount(number);
    if (behaviour === null) return { status: "failed", code: "not_a_test_account" };
    const mandate_reference = `SANDBOX${randomBytes(5).toString("hex").toUpperCase()}`;
    return finishSetup(transaction, setup, { behaviour, last_four: number.slice(-4), mandate_reference });
  });
}

function lockSetup(transaction: SandboxDeps["db"], secret: string) {
  return transaction
    .selectFrom("sandbox_setup")
    .selectAll()
    .where("secret", "=", secret)
    .forUpdate()
    .executeTakeFirst();
}

async function finishSetup(
  transaction: SandboxDeps["db"],
  setup: Selectable<SandboxTables["sandbox_setup"]>,
  method: Omit<Selectable<SandboxTables["sandbox_method"]>, "id" | "setup_id">,
): Promise<CardConfirmation> {
  const id = `pm_${randomBytes(12).toString("hex")}`;
  await transaction
    .insertInto("sandbox_method")
    .values({ id, setup_id: setup.id, ...method })
    .execute();
  await transaction
    .updateTable("sandbox_setup")
    .set({ status: "succeeded", asked_for: null, method_id: id })
    .where("id", "=", setup.id)
    .execute();
  return { status: "succeeded" };
}

async function hasCard(
  db: SandboxDeps["db"],
  { method_id }: Selectable<SandboxTables["sandbox_setup"]>,
  { number }: Pick<CardDetails, "number">,
): Promise<boolean> {
  return method_id !== null && (await lookUpDigits({ db }, method_id)) === lastFour(number);
}

async function toMethodSetup(
  db: SandboxDeps["db"],
  setup: Selectable<SandboxTables["sandbox_setup"]>,
): Promise<MethodSetup> {
  const method = await db.selectFrom("sandbox_method").selectAll().where("id", "=", setup.method_id).executeTakeFirst();
  return {
    setupId: setup.id,
    secret: setup.secret,
    status: setup.status,
    kinds: paymentMethodKinds,
    method: method
      ? {
          methodId: method.id,
          kind: method.mandate_reference === null ? "card" : "sepa_debit",
          lastFour: method.last_four,
          mandateReference: method.mandate_reference,
        }
      : null,
  };
}
