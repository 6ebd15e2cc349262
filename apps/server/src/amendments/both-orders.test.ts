import {
  type AmendmentAsker,
  type AmendmentChange,
  type AmendmentKind,
  amendmentKinds,
  type ChangeOf,
  excludes,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import { afterAll, expect, test } from "vitest";
import { logInAsStaff } from "#testing/people/staff.ts";
import { ben } from "#testing/policies/co-tenants.ts";
import { makeAccepted, runUntil } from "#testing/policies/sign-policy.ts";
import { makeFakeClock } from "#testing/server/fake-clock.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { loadSize } from "#testing/values/load-size.ts";
import type { AmendmentAnswer, Assessment } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";
import { lockPolicy, readSigners } from "../policy/index.ts";
import type { AmendmentRow } from "../views/amendments.ts";
import { answerAmendment } from "./answer.ts";
import { askForAmendment } from "./ask.ts";
import { settleAgreed } from "./settle.ts";

const server = await makeTestServer();
afterAll(() => server.close());
const term = { insuranceEnd: "2029-05-31", coTenants: [ben] };
const { refId: covered } = await makeAccepted(server, { ...term, insuranceStart: "2027-02-01" });
/** The first day of the contract whose cover has not begun. */
const firstDay = "2027-05-01";
const elsewhere = { street: "Am Markt", streetNumber: "1", city: "Berlin", zip: "10115" };
const { refId: coming } = await makeAccepted(server, {
  ...term,
  insuranceStart: firstDay,
  address: elsewhere,
  tenantEmail: "jana.weiss@example.com",
  landlordEmail: "kern@example.com",
});
await runUntil(server, "2027-03-10T09:00:00Z");
await logInAsStaff(server);
const { id: staffId } = await server.deps.db
  .selectFrom("staff_account")
  .select("id")
  .limit(1)
  .executeTakeFirstOrThrow();

const joins = { firstName: "Emil", lastName: "Ernst", birthDate: "1990-01-01", email: "emil@example.com" };
const proofId = "0".repeat(24);
/** Who asks for what. Where possible, somebody else has to agree. */
const changes: { [Kind in AmendmentKind]: [AmendmentAsker, Omit<ChangeOf<Kind>, "kind">] } = {
  NEW_LANDLORD: ["TENANT", { name: "Eva Neumann", email: "eva@example.com", address: null }],
  TENANT_EMAIL: ["TENANT", { email: "neu@example.com" }],
  TENANT_CONTACT: ["TENANT", { phone: null, postalAddress: "Am Ring 1, 10115 Berlin" }],
  TENANT_NAME: ["TENANT", { firstName: "Jana", lastName: "Neu", birthDate: null, proofId }],
  LANDLORD_CONTACT: ["LANDLORD", { name: null, phone: null, postalAddress: "Am Ring 2, 10115 Berlin" }],
  LANDLORD_EMAIL: ["LANDLORD", { email: "otto.neu@example.com" }],
  LOWER_DEPOSIT: ["STAFF", { depositAmount: 1000, restUntil: "2028-01-31" }],
  HIGHER_DEPOSIT: ["TENANT", { depositAmount: 2000, coldRentAmount: null, grossIncome: null }],
  PAYMENT_PERIOD: ["STAFF", { paymentPeriod: "YEARLY" }],
  END: ["TENANT", { insuranceEnd: "2030-05-31" }],
  START: ["TENANT", { insuranceStart: "2027-05-20" }],
  HOME: ["TENANT", { streetNumber: "13", unitName: null }],
  CO_TENANTS: ["TENANT", { leaves: "Ben Beispiel", joins }],
};
const from = { ip: "::1", userAgent: "test" };
const joined: AmendmentAnswer["joined"] = {
  consents: {
    termsAndPrivacy: true,
    initialInformation: true,
    electronicCommunication: true,
    earlyFulfilment: false,
    documents: [],
    textVersion: "test",
  },
  language: "de",
};
const assessment: Assessment = {
  outcome: "QUOTE",
  reason: null,
  requiredDocuments: [],
  ruleVersion: "test",
  bureauAnswer: null,
  inputs: { depositCents: 200_000, coldRentCents: 80_000, grossIncomeCents: 3_000_000 },
  at: "2027-03-10T09:00:00.000Z",
};

type Order = readonly [AmendmentKind, AmendmentKind];

// Those that move dates or money come first: npm test tries only these.
const moving: AmendmentKind[] = ["LOWER_DEPOSIT", "HIGHER_DEPOSIT", "PAYMENT_PERIOD", "END", "START", "CO_TENANTS"];
const kinds = [...moving, ...amendmentKinds.filter((kind) => !moving.includes(kind))];
const tried = kinds.slice(0, loadSize(moving.length, kinds.length));
const pairs = tried.flatMap((one, index) =>
  tried
    .slice(index + 1)
    .filter((other) => !excludes(one, other))
    .map((other): Order => [one, other]),
);
const areSpecial = ([one, other]: Order) =>
  (one === "NEW_LANDLORD" && other === "LANDLORD_EMAIL") || (one === "LOWER_DEPOSIT" && other === "END");

test.each(pairs.filter((pair) => !areSpecial(pair)))("%s and %s apply in both orders", async (one, other) => {
  const inForce = [one, other].toSorted().map((kind) => `${kind} IN_FORCE`);
  const first = await apply([one, other]);
  expect(first.states).toEqual(inForce);
  expect(await apply([other, one])).toEqual(first);
});

test("of a partial release and an extension, the one to which the landlord agreed last says when cover ends", async () => {
  expect((await apply(["LOWER_DEPOSIT", "END"])).policy).toMatchObject({ insurance_end: "2030-05-31" });
  expect((await apply(["END", "LOWER_DEPOSIT"])).policy).toMatchObject({ insurance_end: "2028-01-31" });
});

test("a new mailbox of the landlord ends with the landlord", async () => {
  const landlord_email = "eva@example.com";
  const states = (state: string) => [`LANDLORD_EMAIL ${state}`, "NEW_LANDLORD IN_FORCE"];
  const ended = { policy: { landlord_email }, states: states("EXPIRED") };
  expect(await apply(["NEW_LANDLORD", "LANDLORD_EMAIL"])).toMatchObject(ended);
  expect(await apply(["LANDLORD_EMAIL", "NEW_LANDLORD"])).toMatchObject({ ...ended, states: states("IN_FORCE") });
});

/** What is in force once both apply, in this order. The database stays as it was. */
async function apply(order: Order) {
  const refId = order.includes("START") ? coming : covered;
  const transaction = await server.deps.db.startTransaction().execute();
  try {
    await writeProof(transaction, refId);
    await applyBoth(transaction, refId, order);
    return await readEnd(transaction, refId);
  } finally {
    await transaction.rollback().execute();
  }
}

async function readEnd(transaction: Transaction<Database>, refId: string) {
  // This amount depends on the day on which the terms changed.
  const { carried_cents: _carried, ...policy } = await lockPolicy(transaction, refId);
  const rows = await transaction
    .selectFrom("amendment")
    .select(["kind", "state"])
    .where("ref_id", "=", refId)
    .execute();
  return { policy, states: rows.map(({ kind, state }) => `${kind} ${state}`).toSorted() };
}

async function applyBoth(transaction: Transaction<Database>, refId: string, order: Order): Promise<void> {
  const clock = makeFakeClock("2027-03-10T09:00:00Z");
  const deps = { ...server.deps, clock };
  // Always asked in this order, so that only the order of applying differs.
  const open = amendmentKinds.filter((kind) => order.includes(kind) && !appliesAtOnce(kind));
  for (const kind of open) await ask(kind);
  for (const kind of order) {
    if (appliesAtOnce(kind)) await ask(kind);
    await agree(kind);
    await settle(kind, firstDay);
  }
  for (const kind of order) await settle(kind, null);

  async function find(kind: AmendmentKind): Promise<AmendmentRow> {
    const rows = transaction.selectFrom("amendment").selectAll().where("ref_id", "=", refId);
    return rows.where("kind", "=", kind).executeTakeFirstOrThrow();
  }

  async function ask(kind: AmendmentKind) {
    const [by, said] = changes[kind];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what its kind says
    const change = { kind, ...said } as AmendmentChange;
    const asked = { refId, change, by, from, ...(by === "STAFF" && { staffId }) };
    const risk = kind === "HIGHER_DEPOSIT" ? assessment : null;
    expect(await askForAmendment(transaction, deps, { ...asked, assessment: risk }), kind).toBe(null);
  }

  async function agree(kind: AmendmentKind) {
    for (let found = await find(kind); found.state === "ASKED"; found = await find(kind)) {
      const [party = "STAFF"] = found.waits_for;
      await transaction.updateTable("mail").set({ status: "SENT" }).where("ref_id", "=", refId).execute();
      const signers = party === "CO_TENANTS" ? await readSigners(transaction, refId) : [null];
      for (const signer of signers) {
        const by = { ...(signer && { coTenantId: signer.id }), ...(party === "NEW_TENANT" && { joined }) };
        const answer = { refId, amendmentId: found.id, party, agrees: true, reason: null, from, ...by };
        expect(await answerAmendment(transaction, deps, answer), `${kind} ${party}`).toBe(null);
      }
    }
  }

  /** Applies a change that all have agreed to, if its first day is before the given one. */
  async function settle(kind: AmendmentKind, before: string | null) {
    const found = await find(kind);
    if (found.state !== "AGREED" || found.from_day === null || (before !== null && found.from_day >= before)) return;
    clock.set(startOfLocalDay("de", found.from_day));
    expect(await settleAgreed(transaction, deps, await lockPolicy(transaction, refId), found), kind).toBe(null);
  }
}

const appliesAtOnce = (kind: AmendmentKind) => kind === "TENANT_CONTACT" || kind === "LANDLORD_CONTACT";

async function writeProof(transaction: Transaction<Database>, refId: string): Promise<void> {
  const file = { file_name: "a.pdf", content_type: "application/pdf", size: 1, sha256: Buffer.alloc(32) };
  const stored = { storage_key: proofId, created_at: server.clock.now(), scan: "CLEAN", brought_by: "tenant" } as const;
  await transaction
    .insertInto("document")
    .values({ id: proofId, ref_id: refId, type: "AMENDMENT_PROOF", ...file, ...stored })
    .execute();
}
