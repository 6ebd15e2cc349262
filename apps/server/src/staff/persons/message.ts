import { type CallAnswer, type CallInput, type previewMessage, languageOf } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { findAddressed, type NewMail, writeMail } from "../../mails/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { ownerMailData, policyMailData, readCoTenants, toLandlord, toOwner } from "../../policy/index.ts";
import { applicantName } from "../../views/names.ts";
import { renderStoredMail } from "../render-stored-mail.ts";
import { recordAct } from "../session.ts";

type Message = CallInput<typeof previewMessage>["body"];
type Composed = Omit<NewMail<"desk-message">, "reason"> | Omit<NewMail<"desk-message-landlord">, "reason">;

/** The mail as it would be sent now. */
export async function preview(
  deps: Deps,
  refId: string,
  message: Message,
): Promise<CallAnswer<typeof previewMessage> | Refusal> {
  const mail = await compose(deps.db, refId, message);
  if (!mail) return refuse("CASE_UNKNOWN");
  const { to, language } = mail;
  return { to, language, ...renderStoredMail(deps, mail, await findAddressed(deps.db, refId)) };
}

/** Writes to a tenant or landlord. Locks the application, so that nothing is written while its data is being deleted. */
export async function send(
  deps: Deps,
  person: StaffMember,
  refId: string,
  message: Message,
): Promise<{ sent: true } | Refusal> {
  const answer = await inTransaction(deps.db, async (transaction) => {
    await transaction.selectFrom("application").select("ref_id").where("ref_id", "=", refId).forShare().execute();
    const mail = await compose(transaction, refId, message);
    if (!mail) return refuse("CASE_UNKNOWN");
    const id = await writeMail(transaction, deps, { ...mail, reason: `desk-message:${deps.random.uuid()}` });
    const detail = { mail: id, to: message.to };
    await recordAct(transaction, deps, { by: person.id, act: "write-message", refId, detail });
    return { sent: true as const };
  });
  deps.jobs.wake();
  return answer;
}

/** Null for an application that the desk may not open, a co-tenant who did not sign, and a landlord who has no contract. */
async function compose(
  db: Kysely<Database>,
  refId: string,
  { to, coTenantId, subject, message }: Message,
): Promise<Composed | null> {
  const policy = await db
    .selectFrom("policy")
    .selectAll()
    .where("ref_id", "=", refId)
    .where("forgotten_at", "is", null)
    .executeTakeFirst();
  if (policy) {
    const written = { subject, message };
    if (to === "LANDLORD")
      return { ...toLandlord(policy), kind: "desk-message-landlord", data: { ...policyMailData(policy), ...written } };
    const found = coTenantId ? (await readCoTenants(db, policy)).find(({ id }) => id === coTenantId) : null;
    if (found === undefined) return null;
    const mailbox = toOwner({ policy, coTenant: found }, found?.email ?? policy.tenant_email);
    return { ...mailbox, kind: "desk-message", data: { ...ownerMailData({ policy, coTenant: found }), ...written } };
  }
  if (to === "LANDLORD" || coTenantId) return null;
  const applicant = await db
    .selectFrom("application as a")
    .innerJoin("decision as d", "d.id", "a.decision_id")
    .select(["a.country", "a.locale"])
    .select(sql<string | null>`a.answers #>> '{userInfo,email}'`.as("email"))
    .select(applicantName("a").as("tenantName"))
    .where("a.ref_id", "=", refId)
    .where(({ eb, or }) => or([eb("d.opened_at", "is not", null), eb("d.outcome", "=", "REFUSED")]))
    .executeTakeFirst();
  if (!applicant?.email) return null;
  const { country, locale, email, tenantName } = applicant;
  const data = { tenantName, contractNumber: null, subject, message };
  return { refId, to: email, country, language: languageOf(locale), kind: "desk-message", data };
}
