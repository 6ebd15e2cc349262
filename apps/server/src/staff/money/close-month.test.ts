import { approve, closeBookMonth, getBookMonth, listJournal, type MonthStop } from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { postToLedger } from "../../billing/post-to-ledger.ts";
import { askForApproval } from "../approvals/ask.ts";
import { closeMonth } from "../../books/index.ts";
import { giveStripeCard, makeStripeServer, type StripeServer } from "#testing/doubles/stripe-server.ts";
import { dayFromNow, writeDuePolicies } from "#testing/policies/due-policies.ts";
import { makePaidPolicy, planPartRefund } from "#testing/policies/paid-policy.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";

let server: StripeServer;
let paid: Awaited<ReturnType<typeof makePaidPolicy>>;
let ute: string;

/** A server with a premium of 6.35 EUR that was paid on 16 January. */
async function begin() {
  server = await makeStripeServer({ timeout: 400 });
  paid = await makePaidPolicy(server);
  await logInAsStaff(server);
  ute = await addColleague(server, { name: "Ute", role: "underwriter" });
}

const month = "2027-01";
const params = { month };
const body = { reason: "Bank statement checked" };
const inFebruary = "2027-02-03T09:00:00Z";

const eva = () => logInAsStaff(server);
const asUte = () => openStaffSession(server, ute);
const ask = async (of: string) => server.call(closeBookMonth, { params: { month: of }, body }, await eva());
const read = async () => (await server.call(getBookMonth, { params }, await eva())).body;

async function findApproval(): Promise<{ params: { id: string } }> {
  return { params: { id: (await read())?.approval?.id ?? "" } };
}

async function post(valueDay: string) {
  const { clock, random, db } = server.deps;
  const fee = {
    subjectId: random.uuid(),
    refId: paid.refId,
    amountCents: 35,
    currency: "EUR",
    at: clock.now(),
  } as const;
  await inTransaction(db, (transaction) => postToLedger(transaction, "PROVIDER_FEE", { ...fee, valueDay }));
}

describe("a month is not closed while", () => {
  /** What stops the close of January and of February, on 3 February. */
  let stopped: Record<string, string[]>;
  beforeAll(async () => {
    await begin();
    // In January: a payment of which we know nothing, a refund that fails, and a charge without an answer.
    const idOf = (of: unknown) => (typeof of === "string" ? of : "");
    const [customer, paymentMethod] = [idOf(paid.payment.customer), idOf(paid.payment.payment_method)];
    const unknown = { amount: 777, currency: "eur", customer, paymentMethod };
    const nothing = { description: null, mandate: null, statementDescriptor: null, statementDescriptorSuffix: null };
    server.account.charge({ ...unknown, ...nothing, types: ["card"], metadata: {} }, null);
    server.account.nextRefunds = ["failed"];
    await planPartRefund(server, paid);
    const dueOn = dayFromNow(server, 1);
    await writeDuePolicies(server, { cards: [giveStripeCard(server)], dueOn });
    await runUntil(server, `${dueOn}T01:00:00Z`);
    server.double.faults.on("POST", /payment_intents$/, { kind: "silence before" }, Number.POSITIVE_INFINITY);
    await writeDuePolicies(server, { cards: [giveStripeCard(server)], dueOn: "2027-01-31" });
    await runUntil(server, inFebruary);
    // Later: an entry without a movement, a transfer that waits for a second person, and a restored database.
    await post("2027-01-31");
    const payload = { amount: 6.35, paidOn: "2027-01-31", reference: "Beitrag" };
    const asked = { kind: "bank-payment", subjectId: server.deps.random.uuid(), refId: paid.refId, payload } as const;
    const person = { id: ute, name: "Ute", email: "ute@example.com", role: "underwriter" } as const;
    await inTransaction(server.deps.db, (transaction) =>
      askForApproval(transaction, server.deps, person, { ...asked, reason: "Bank statement" }),
    );
    await sql`UPDATE money_hold SET reason = 'behind the provider', held_at = now()`.execute(server.deps.db);
    stopped = { "2027-01": await readStops("2027-01"), "2027-02": await readStops("2027-02") };
  });
  afterAll(() => server.close());

  async function readStops(of: string): Promise<string[]> {
    const { problem } = await ask(of);
    expect(problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    return problem?.data.fields.map(({ path }) => path) ?? [];
  }

  test.each([
    ["its last day is not over", "2027-02", "MONTH_NOT_OVER"],
    ["an earlier month is open", "2027-02", "EARLIER_MONTH_OPEN"],
    ["money is held", "2027-01", "MONEY_HELD"],
    ["the ledger and the provider's books differ", "2027-01", "BOOKS_DIFFER"],
    ["a charge has no answer", "2027-01", "CHARGE_UNANSWERED"],
    ["a movement is unexplained", "2027-01", "MOVEMENT_UNEXPLAINED"],
    ["a refund has failed and nobody has decided", "2027-01", "REFUND_UNDECIDED"],
    ["a transfer waits for a second person", "2027-01", "TRANSFER_UNDECIDED"],
  ] satisfies [string, string, MonthStop][])("%s", (_, of, stop) => {
    expect(stopped[of]).toContain(stop);
  });

  test("unrelated reasons are not named", () => {
    expect(stopped["2027-01"]).not.toContain("MONTH_NOT_OVER");
    expect(stopped["2027-01"]).not.toContain("EARLIER_MONTH_OPEN");
  });
});

describe("a month without such reasons", () => {
  beforeAll(async () => {
    await begin();
    const cards = Array.from({ length: 6 }, () => giveStripeCard(server));
    await writeDuePolicies(server, { cards, dueOn: "2027-02-03" });
    await runUntil(server, "2027-02-02T22:59:00Z");
  });
  afterAll(() => server.close());

  test("is asked for once, even by two people at the same time", async () => {
    const both = await Promise.all([ask(month), server.call(closeBookMonth, { params, body }, await asUte())]);
    const codes = both.map(({ problem }) => problem?.errorCode ?? "asked");
    expect(codes.toSorted((one, other) => one.localeCompare(other))).toEqual(["APPROVAL_OPEN", "asked"]);
    await server.deps.db.deleteFrom("approval").execute();
  });

  test("is not closed if something has come up since somebody asked", async () => {
    await ask(month);
    const approval = await findApproval();
    const waiting = { subjectId: server.deps.random.uuid(), reason: "Bank statement", refId: paid.refId };
    const payload = { amount: 6.35, paidOn: "2027-01-31", reference: "Beitrag" };
    const person = { id: ute, name: "Ute", email: "ute@example.com", role: "underwriter" } as const;
    await inTransaction(server.deps.db, (transaction) =>
      askForApproval(transaction, server.deps, person, { kind: "bank-payment", ...waiting, payload }),
    );
    expect((await server.call(approve, approval, await asUte())).problem).toMatchObject({
      data: { fields: [{ path: "TRANSFER_UNDECIDED" }] },
    });
    await server.deps.db.deleteFrom("approval").where("subject_id", "=", waiting.subjectId).execute();
    expect((await server.call(approve, approval, await eva())).problem?.errorCode).toBe("SECOND_PERSON_REQUIRED");
  });

  test("is closed once and whole while cards are charged, however often it is approved", async () => {
    const approval = await findApproval();
    const utes = await asUte();
    const answers = await Promise.all([
      server.call(approve, approval, utes),
      runUntil(server, inFebruary),
      server.call(approve, approval, utes),
    ]);
    expect([answers[0].ok, answers[2].ok]).toEqual([true, true]);
    const again = { month: "2027-01-01", askedBy: ute, approvedBy: ute };
    expect(await inTransaction(server.deps.db, (transaction) => closeMonth(transaction, server.deps, again))).toEqual(
      [],
    );
    const { rows } = await sql<{ stored: number; counted: number }>`
      SELECT (SELECT sum(entries)::int FROM month_sum) AS stored,
        (SELECT count(*)::int FROM ledger_entry WHERE month = '2027-01-01') AS counted`.execute(server.deps.db);
    expect(rows[0]?.stored).toBe(rows[0]?.counted);
    expect((await ask(month)).problem?.errorCode).toBe("CASE_DECIDED");
  });

  test("keeps its sums for ever, and what becomes known later counts in the next one", async () => {
    const closed = await read();
    expect(closed).toMatchObject({ askedBy: "Demo Desk", approvedBy: "Ute", stops: [], approval: null });
    expect(closed?.sums).toContainEqual({
      country: "de",
      insurer: "Muster-Versicherung AG",
      account: "PROVIDER",
      debit: 6.35,
      credit: 0,
      entries: 1,
      lateEntries: 0,
    });
    await post("2027-01-31");
    expect((await read())?.sums).toEqual(closed?.sums);
    const query = { month: "2027-02", account: "FEES" } as const;
    const february = await server.call(listJournal, { query }, await eva());
    expect(february.body?.rows).toMatchObject([{ valueDay: "2027-01-31", isLate: true, amount: 0.35 }]);
    for (const change of [
      "UPDATE month_sum SET entries = 0",
      "DELETE FROM closed_month",
      "UPDATE money_month SET paid_cents = 0",
      "DELETE FROM month_reserve",
      "UPDATE ledger_entry SET month = '2027-01-01'",
    ])
      await expect(sql.raw(change).execute(server.deps.db)).rejects.toThrow("append-only");
  });

  test("an open month counts what is recorded late", async () => {
    await runUntil(server, "2027-03-02T09:00:00Z");
    await post("2027-02-28");
    const query = { month: "2027-02", account: "FEES" } as const;
    const { body: journal } = await server.call(listJournal, { query }, await eva());
    expect(journal?.rows.at(-1)).toMatchObject({ valueDay: "2027-02-28", isLate: false });
  });

  test("says why a month of the books is unknown", async () => {
    for (const unknown of ["2026-12", "2027-99", "' OR 1=1"])
      expect((await server.call(getBookMonth, { params: { month: unknown } }, await eva())).problem?.errorCode).toBe(
        "NOT_FOUND",
      );
  });
});
