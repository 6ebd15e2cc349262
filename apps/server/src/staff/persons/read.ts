import { fromCents, type StaffTenant, type TodoItem } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { owedCents } from "../../views/owed-by-tenant.ts";
import { policyStatus } from "../../views/policy-status.ts";
import { selectPostalAddress } from "../../views/postal-address.ts";
import { selectTodo } from "../../views/todo.ts";
import { findPerson } from "./find-person.ts";

/** Everything that the desk shows about a tenant, except the timeline. */
export async function readPerson(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
): Promise<StaffTenant | Refusal> {
  const person = await findPerson(db, id);
  if (!person) return refuse("NOT_FOUND");
  const now = clock.now();
  const [newest] = await readApplications(db, person.refIds);
  if (!newest) return refuse("NOT_FOUND");
  const contracts = await readContracts(db, person.refIds, now);
  const keys = await readKeys(db, person.refIds);
  const emails = unique([...contracts.map(({ tenantEmail }) => tenantEmail), ...keys.EMAIL]);
  return {
    id: person.id,
    name: contracts[0]?.tenantName ?? newest.name,
    hasAccount: person.accountId !== null,
    language: contracts[0]?.language ?? newest.language,
    birthDate: keys.BIRTH_DATE[0] ?? null,
    postalAddress: contracts[0]?.postalAddress ?? null,
    emails,
    phones: unique([...contracts.flatMap(({ phone }) => phone ?? []), ...keys.PHONE]),
    contracts: contracts.map(
      ({
        tenantName: _name,
        tenantEmail: _email,
        postalAddress: _address,
        phone: _phone,
        language: _language,
        ...contract
      }) => contract,
    ),
    cases: await readCases(db, person.refIds),
    owed: fromCents(contracts.reduce((sum, { owed }) => sum + Math.round(owed * 100), 0)),
    todo: await readTodo(db, { refIds: person.refIds, emails, now }),
  };
}

/** What waits for somebody about these applications and contracts. */
export async function readTodo(
  db: Kysely<Database>,
  { refIds, emails, now }: { refIds: readonly string[]; emails: readonly string[]; now: Date },
): Promise<TodoItem[]> {
  const asked = { db, refIds, emails: emails.map((email) => email.toLowerCase()), now };
  const { rows } = await selectTodo(asked).execute(db);
  return rows.map(({ cents, since, ...row }) => ({
    ...row,
    since: since.toISOString(),
    amount: cents === null ? null : fromCents(cents),
  }));
}

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ""))];

function readApplications(db: Kysely<Database>, refIds: readonly string[]) {
  return db
    .selectFrom("application")
    .select(
      sql<string>`concat_ws(' ', answers #>> '{userInfo,firstName}', answers #>> '{userInfo,lastName}')`.as("name"),
    )
    .select(sql<StaffTenant["language"]>`split_part(locale, '-', 1)`.as("language"))
    .where("ref_id", "in", refIds)
    .orderBy("created_at", "desc")
    .execute();
}

async function readContracts(db: Kysely<Database>, refIds: readonly string[], now: Date) {
  const rows = await db
    .selectFrom("policy")
    .innerJoin("application", "application.ref_id", "policy.ref_id")
    .select(["policy.ref_id as refId", "contract_number as contractNumber", policyStatus.as("status")])
    .select(["full_address as fullAddress", "landlord_name as landlordName", "deposit_cents", "policy.premium_cents"])
    .select(["policy.payment_period as paymentPeriod", "insurance_start as insuranceStart"])
    .select(["tenant_name as tenantName", "tenant_email as tenantEmail", "language"])
    .select(sql<string | null>`'+' || (application.contact_keys ->> 'tenantPhone')`.as("phone"))
    .select(({ ref }) => [
      owedCents(ref("policy.ref_id"), now).as("owed_cents"),
      selectPostalAddress(ref("policy.ref_id"), now).as("postalAddress"),
    ])
    .where("policy.ref_id", "in", refIds)
    .where("policy.forgotten_at", "is", null)
    .orderBy("policy.signed_at", "desc")
    .orderBy("policy.ref_id")
    .execute();
  return rows.map(({ deposit_cents, premium_cents, owed_cents, ...row }) => ({
    ...row,
    depositAmount: fromCents(deposit_cents),
    premiumAmount: fromCents(premium_cents),
    owed: fromCents(owed_cents),
  }));
}

async function readCases(db: Kysely<Database>, refIds: readonly string[]): Promise<StaffTenant["cases"]> {
  const rows = await db
    .selectFrom("application as a")
    .innerJoin("decision as d", "d.id", "a.decision_id")
    .select(["a.ref_id as refId", "d.review_cause as cause", "d.outcome"])
    .select(({ fn }) => fn.coalesce("d.opened_at", "d.at").as("openedAt"))
    .select(
      sql<
        string | null
      >`CASE WHEN a.answers ->> 'existingRent' = 'true' THEN a.answers #>> '{userInfo,address,fullAddress}'
        ELSE a.answers #>> '{address,fullAddress}' END`.as("fullAddress"),
    )
    .where("a.ref_id", "in", refIds)
    .where(({ eb, or }) => or([eb("d.opened_at", "is not", null), eb("d.outcome", "=", "REFUSED")]))
    .where("a.signed_at", "is", null)
    .orderBy("openedAt", "desc")
    .execute();
  return rows.map((row) => ({ ...row, openedAt: row.openedAt.toISOString() }));
}

/** What the tenant gave or the desk corrected, the newest first. */
async function readKeys(db: Kysely<Database>, refIds: readonly string[]) {
  const rows = await db
    .selectFrom("search_key")
    .select(["kind", "said"])
    .where("ref_id", "in", refIds)
    .where("kind", "in", ["EMAIL", "PHONE", "BIRTH_DATE"])
    .orderBy("id", "desc")
    .execute();
  const of = (kind: "EMAIL" | "PHONE" | "BIRTH_DATE") =>
    rows.filter((row) => row.kind === kind).map(({ said }) => said);
  return { EMAIL: of("EMAIL"), PHONE: of("PHONE"), BIRTH_DATE: of("BIRTH_DATE") };
}
