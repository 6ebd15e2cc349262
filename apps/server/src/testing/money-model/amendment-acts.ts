import { addDays, type AmendmentAsker, type AmendmentChange, type CalendarDate, fromCents } from "@kautia/contract";
import fc from "fast-check";
import type { Transaction } from "kysely";
import { answerAmendment, askForAmendment, takeBackAmendment } from "../../amendments/index.ts";
import type { AmendmentAnswer, Assessment } from "../../platform/database/column-types.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Policy, readSigners } from "../../policy/index.ts";
import type { AmendmentRow } from "../../views/amendments.ts";
import { act, findStaff, type Locked, toPolicy, which } from "./act.ts";

/** The answer of everybody who has to agree; `null` leaves them silent. */
const answers = fc.constantFrom(true, true, false, null);
const from = { ip: "::1", userAgent: "model" };

const tenantOrDesk = fc.constantFrom("TENANT" as const, "STAFF" as const);

const anyChange = fc.oneof(
  fc.record({
    kind: fc.constant("LOWER_DEPOSIT" as const),
    percent: fc.integer({ min: 1, max: 99 }),
    restDays: fc.constantFrom(null, null, 1, 20, 31, 45),
  }),
  fc.record({ kind: fc.constant("PAYMENT_PERIOD" as const), by: tenantOrDesk }),
  fc.record({ kind: fc.constant("END" as const), days: fc.constantFrom(null, 1, 10, 31, 70) }),
  fc.record({
    kind: fc.constant("START" as const),
    days: fc.integer({ min: -2, max: 40 }),
    by: fc.constantFrom("TENANT" as const, "LANDLORD" as const),
  }),
  fc.record({
    kind: fc.constant("HIGHER_DEPOSIT" as const),
    cents: fc.integer({ min: 500, max: 150_000 }),
    needsDesk: fc.boolean(),
    by: tenantOrDesk,
  }),
  fc.record({
    kind: fc.constant("TENANT_NAME" as const),
    lastName: fc.constantFrom("Weiß", "Neumann"),
    by: tenantOrDesk,
  }),
  fc.record({
    kind: fc.constant("CO_TENANTS" as const),
    joins: fc.boolean(),
    leaves: fc.boolean(),
    by: fc.constantFrom("TENANT" as const, "LANDLORD" as const, "STAFF" as const),
  }),
  fc.record({
    kind: fc.constant("LANDLORD_CONTACT" as const),
    by: fc.constantFrom("LANDLORD" as const, "STAFF" as const),
  }),
  fc.record({ kind: fc.constant("LANDLORD_EMAIL" as const), by: fc.constant("LANDLORD" as const) }),
);
type AnyChange = typeof anyChange extends fc.Arbitrary<infer Change> ? Change : never;

/** Changes of the contract as people ask for them, agree, refuse, or think better of it. */
export const amendmentActs = [
  act(
    "ask for a change",
    fc.record({ which, change: anyChange, answers }),
    (world, { which: at, change, answers: agrees }) =>
      toPolicy(world, at, async ({ transaction, deps, policy, today }) => {
        const by: AmendmentAsker = "by" in change ? change.by : askers[change.kind];
        if (change.kind === "TENANT_NAME") await writeProof(transaction, deps, policy);
        const asked = { refId: policy.ref_id, change: toChange(change, policy, today), by, from };
        const staff = by === "STAFF" && { staffId: await findStaff(transaction) };
        const assessment = change.kind === "HIGHER_DEPOSIT" ? assess(deps, policy, change) : null;
        const refused = await askForAmendment(transaction, deps, { ...asked, ...staff, assessment });
        if (refused || agrees === null) return;
        for (let isOpen = true; isOpen;) isOpen = await answer({ transaction, deps, policy }, agrees);
      }),
    10,
  ),
  act(
    "answer a change",
    fc.record({ which, agrees: fc.boolean() }),
    (world, { which: at, agrees }) => toPolicy(world, at, (locked) => answer(locked, agrees)),
    2,
  ),
  act("take a change back", which, (world, at) =>
    toPolicy(world, at, async ({ transaction, deps, policy: { ref_id: refId } }) => {
      const open = await findOpen(transaction, refId);
      if (open) await takeBackAmendment(transaction, deps, { refId, amendmentId: open.id, by: open.asked_by });
    }),
  ),
];

const askers = { LOWER_DEPOSIT: "LANDLORD", END: "TENANT" } as const;

/** What somebody would ask for, possible or not. */
function toChange(change: AnyChange, policy: Policy, today: CalendarDate): AmendmentChange {
  const { kind } = change;
  switch (kind) {
    case "LOWER_DEPOSIT": {
      const depositAmount = Math.ceil((policy.deposit_cents * change.percent) / 100) / 100;
      return { kind, depositAmount, restUntil: change.restDays === null ? null : addDays(today, change.restDays) };
    }
    case "PAYMENT_PERIOD":
      return { kind, paymentPeriod: policy.payment_period === "YEARLY" ? "MONTHLY" : "YEARLY" };
    case "END":
      return { kind, insuranceEnd: change.days === null ? null : addDays(policy.insurance_end ?? today, change.days) };
    case "START":
      return { kind, insuranceStart: addDays(today, change.days) };
    case "HIGHER_DEPOSIT": {
      const depositAmount = fromCents(policy.deposit_cents + change.cents);
      return { kind, depositAmount, coldRentAmount: null, grossIncome: null };
    }
    case "TENANT_NAME": {
      const proofId = change.by === "TENANT" ? proofOf(policy) : null;
      return { kind, firstName: "Jana", lastName: change.lastName, birthDate: null, proofId };
    }
    case "LANDLORD_CONTACT":
      return { kind, name: null, phone: null, postalAddress: `Am Ring ${today}, 10115 Berlin` };
    case "LANDLORD_EMAIL":
      return { kind, email: `${policy.ref_id}-${today}@example.com` };
    case "CO_TENANTS": {
      const { co_tenant_names: names, ref_id } = policy;
      // Nobody joins a contract twice.
      const email = `${ref_id}-${names.length}-${today}@example.com`;
      const joins = { firstName: "Emil", lastName: "Ernst", birthDate: "1990-01-01", email };
      return { kind, leaves: change.leaves ? (names[0] ?? null) : null, joins: change.joins ? joins : null };
    }
  }
}

/** What the risk check said, which asks the bureau. */
function assess(
  { clock }: Pick<Locked["deps"], "clock">,
  { deposit_cents, cold_rent_cents: coldRentCents }: Policy,
  { cents, needsDesk }: { cents: number; needsDesk: boolean },
): Assessment {
  return {
    outcome: needsDesk ? "MANUAL_REVIEW" : "QUOTE",
    reason: null,
    requiredDocuments: [],
    ruleVersion: "model",
    bureauAnswer: null,
    inputs: { depositCents: deposit_cents + cents, coldRentCents, grossIncomeCents: 3_000_000 },
    at: clock.now().toISOString(),
  };
}

const proofOf = ({ ref_id }: Pick<Policy, "ref_id">) => ref_id.padStart(24, "0");

/** The tenant has uploaded a certificate of marriage. */
async function writeProof(
  transaction: Transaction<Database>,
  { clock }: Pick<Locked["deps"], "clock">,
  policy: Policy,
): Promise<void> {
  const id = proofOf(policy);
  const file = { file_name: "a.pdf", content_type: "application/pdf", size: 1, sha256: Buffer.alloc(32) };
  const stored = { storage_key: id, created_at: clock.now(), scan: "CLEAN", brought_by: "tenant" } as const;
  await transaction
    .insertInto("document")
    .values({ id, ref_id: policy.ref_id, type: "AMENDMENT_PROOF", ...file, ...stored })
    .onConflict((row) => row.column("id").doNothing())
    .execute();
}

/** Lets the next side answer, after mails have arrived. Returns whether another side is asked next. */
async function answer(
  { transaction, deps, policy: { ref_id: refId } }: Pick<Locked, "transaction" | "deps" | "policy">,
  agrees: boolean,
): Promise<boolean> {
  const open = await findOpen(transaction, refId);
  const [party, next] = open?.waits_for ?? [];
  if (!open || !party) return false;
  const mails = transaction.updateTable("mail").set({ status: "SENT" }).where("ref_id", "=", refId);
  await mails.where("kind", "in", ["amendment-to-sign", "co-tenant-to-sign"]).execute();
  const given = { refId, amendmentId: open.id, party, agrees, reason: null, from };
  const signers = party === "CO_TENANTS" ? await readSigners(transaction, refId) : [null];
  let refused = null;
  for (const signer of agrees ? signers : signers.slice(0, 1)) {
    const by = { ...(signer && { coTenantId: signer.id }), ...(party === "NEW_TENANT" && agrees && { joined }) };
    refused = await answerAmendment(transaction, deps, { ...given, ...by });
  }
  return agrees && refused === null && next !== undefined;
}

const joined: NonNullable<AmendmentAnswer["joined"]> = {
  consents: {
    termsAndPrivacy: true,
    initialInformation: true,
    electronicCommunication: true,
    earlyFulfilment: false,
    documents: [],
    textVersion: "model",
  },
  language: "de",
};

async function findOpen(transaction: Transaction<Database>, refId: string): Promise<AmendmentRow | undefined> {
  const all = transaction.selectFrom("amendment").selectAll().where("ref_id", "=", refId);
  return all.where("state", "in", ["ASKED", "AGREED"]).orderBy("asked_at").orderBy("id").executeTakeFirst();
}
