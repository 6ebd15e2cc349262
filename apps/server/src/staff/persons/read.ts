import { fromCents, type StaffTenant, sumBy, type TodoItem, toCents } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { contactPhone } from "../../views/contact-phone.ts";
import { owedCents } from "../../views/owed-by-tenant.ts";
import { policyStatus } from "../../views/policy-status.ts";
import { selectCoTenantAddress, selectPostalAddress } from "../../views/postal-address.ts";
import { selectTodo } from "../../views/todo.ts";
import { findPerson, type Person } from "./find-person.ts";
import { applicantName } from "../../views/names.ts";

/** Everything that the desk shows about a tenant, except the timeline. */
export async function readPerson(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
): Promise<StaffTenant | Refusal> {
  const person = await findPerson(db, id);
  if (!person) return refuse("NOT_FOUND");
  const now = clock.now();
  const rows = await readContracts(db, person, now);
  const [newest] = [...rows.map(({ reader }) => reader), ...(await readApplicants(db, person.refIds))];
  if (!newest) return refuse("NOT_FOUND");
  const contracts = rows.map(({ reader: _reader, ...contract }) => contract);
  const keys = await readKeys(db, person);
  const emails = unique([...rows.map(({ reader }) => reader.email), ...keys.EMAIL]);
  return {
    id: person.id,
    name: newest.name,
    hasAccount: person.accountId !== null,
    language: newest.language,
    birthDate: keys.BIRTH_DATE[0] ?? null,
    postalAddress: rows[0]?.reader.postalAddress ?? null,
    emails,
    phones: unique([...rows.flatMap(({ reader }) => reader.phone ?? []), ...keys.PHONE]),
    contracts,
    cases: await readCases(db, person.refIds),
    owed: fromCents(sumBy(contracts, ({ owed }) => toCents(owed))),
    todo: await readTodo(db, { refIds: [...person.refIds, ...person.shared], emails, now }),
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

/** Also called without an application: a co-tenant may have none of their own. */
const anyOf = (refIds: readonly string[]) => sql<string>`ANY(${refIds}::text[])`;

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ""))];

function readApplicants(db: Kysely<Database>, refIds: readonly string[]) {
  return db
    .selectFrom("application")
    .select(applicantName("application").as("name"))
    .select(sql<StaffTenant["language"]>`split_part(locale, '-', 1)`.as("language"))
    .where("ref_id", "=", anyOf(refIds))
    .orderBy("created_at", "desc")
    .execute();
}

/** The contracts, each with the details it has of the person, who is its first tenant or a co-tenant. */
async function readContracts(db: Kysely<Database>, { accountId, refIds, shared }: Person, now: Date) {
  const rows = await db
    .selectFrom("policy")
    .innerJoin("application", "application.ref_id", "policy.ref_id")
    .leftJoin("account_co_tenant as share", (join) =>
      join.onRef("share.ref_id", "=", "policy.ref_id").on("share.account_id", "=", accountId),
    )
    .leftJoin("co_tenant", "co_tenant.id", "share.co_tenant_id")
    .select(["policy.ref_id as refId", "contract_number as contractNumber", policyStatus.as("status")])
    .select(["full_address as fullAddress", "landlord_name as landlordName", "deposit_cents", "policy.premium_cents"])
    .select(["policy.payment_period as paymentPeriod", "insurance_start as insuranceStart"])
    .select(["tenant_name as tenantName", "co_tenant_names as coTenantNames", "tenant_email", "policy.language"])
    .select(["co_tenant.id as coTenantId", "co_tenant.email as coTenantEmail", "co_tenant.language as ownLanguage"])
    .select(sql<string>`concat_ws(' ', co_tenant.first_name, co_tenant.last_name)`.as("coTenantName"))
    .select(contactPhone("application", "tenantPhone").as("phone"))
    .select(({ ref }) => [
      owedCents(ref("policy.ref_id"), now).as("owed_cents"),
      selectPostalAddress(ref("policy.ref_id"), now).as("postalAddress"),
      selectCoTenantAddress(ref("co_tenant.id")).as("coTenantAddress"),
    ])
    .where("policy.ref_id", "in", [...refIds, ...shared])
    .where("policy.forgotten_at", "is", null)
    .orderBy("policy.signed_at", "desc")
    .orderBy("policy.ref_id")
    .execute();
  return rows.map(
    ({
      deposit_cents,
      premium_cents,
      owed_cents,
      tenant_email: email,
      language,
      phone,
      postalAddress,
      coTenantName,
      coTenantEmail,
      coTenantAddress,
      ownLanguage,
      ...row
    }) => ({
      ...row,
      depositAmount: fromCents(deposit_cents),
      premiumAmount: fromCents(premium_cents),
      owed: fromCents(owed_cents),
      reader:
        coTenantEmail === null
          ? { name: row.tenantName, email, language, phone, postalAddress }
          : {
              name: coTenantName,
              email: coTenantEmail,
              language: ownLanguage ?? language,
              phone: null,
              postalAddress: coTenantAddress,
            },
    }),
  );
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
    .where("a.ref_id", "=", anyOf(refIds))
    .where(({ eb, or }) => or([eb("d.opened_at", "is not", null), eb("d.outcome", "=", "REFUSED")]))
    .where("a.signed_at", "is", null)
    .orderBy("openedAt", "desc")
    .execute();
  return rows.map((row) => ({ ...row, openedAt: row.openedAt.toISOString() }));
}

/** What the person gave or the desk corrected, the newest first. */
async function readKeys(db: Kysely<Database>, { accountId, refIds }: Person) {
  const positions = db
    .selectFrom("account_co_tenant")
    .innerJoin("co_tenant", "co_tenant.id", "co_tenant_id")
    .select(["co_tenant.ref_id", "position"])
    .where("account_id", "=", accountId);
  const rows = await db
    .selectFrom("search_key")
    .select(["kind", "said"])
    .where(({ and, eb, or, refTuple }) =>
      or([
        and([eb("ref_id", "=", anyOf(refIds)), eb("co_tenant", "is", null)]),
        eb(refTuple("ref_id", "co_tenant"), "in", positions.$asTuple("ref_id", "position")),
      ]),
    )
    .where("kind", "in", ["EMAIL", "PHONE", "BIRTH_DATE"])
    .orderBy("id", "desc")
    .execute();
  const of = (kind: "EMAIL" | "PHONE" | "BIRTH_DATE") =>
    rows.filter((row) => row.kind === kind).map(({ said }) => said);
  return { EMAIL: of("EMAIL"), PHONE: of("PHONE"), BIRTH_DATE: of("BIRTH_DATE") };
}
