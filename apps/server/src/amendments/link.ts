import {
  type AmendmentLink,
  type AmendmentParty,
  amendmentRules,
  type CallInput,
  type answerAmendmentLink,
  type Consents,
  type Country,
  electronicConsentCountries,
  fromCents,
  mayAnswer,
  sameMailbox,
} from "@kautia/contract";
import type { Kysely } from "kysely";
import { findLink } from "../access/index.ts";
import { missingConsents } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { RequestContext } from "../platform/http/request-context.ts";
import { Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import { agreedTexts } from "../policy-documents/index.ts";
import { readCoTenantNames, readCoTenants, readTerms } from "../policy/index.ts";
import { type AmendmentRow, showChange } from "../views/amendments.ts";
import { answerAmendment, findAmendment } from "./answer.ts";

type ReadDeps = Pick<Deps, "db" | "clock">;
type Body = CallInput<typeof answerAmendmentLink>["body"];

/** A change, and whom it asks by this link. */
interface Linked {
  amendment: AmendmentRow;
  party: AmendmentParty;
  /** Which of the co-tenants; null for anybody else. */
  coTenantId: string | null;
}

/** What the person behind a mailed link is asked to agree to. */
export async function readLink(deps: ReadDeps, token: string): Promise<AmendmentLink | Refusal> {
  const linked = await findByLink(deps, token);
  return linked ? show(deps.db, linked) : refuse("TOKEN_UNKNOWN");
}

/** A link stands for the party to whom it was mailed. */
export async function answerLink(
  deps: Pick<Deps, "db" | "clock" | "random" | "log" | "jobs" | "config" | "legalDocuments">,
  token: string,
  { agrees, reason, consents }: Body,
  from: RequestContext,
): Promise<AmendmentLink | Refusal> {
  const linked = await findByLink(deps, token);
  if (!linked) return refuse("TOKEN_UNKNOWN");
  const { amendment: found, party, coTenantId } = linked;
  const joined = party === "NEW_TENANT" && agrees ? await readConsents(deps, found, consents, from) : null;
  if (joined instanceof Refusal) return joined;
  const of = { ...(coTenantId !== null && { coTenantId }), ...(joined && { joined }) };
  const answer = { refId: found.ref_id, amendmentId: found.id, party, agrees, reason, from, ...of };
  const answered = await inTransaction(deps.db, async (transaction) => {
    const refused = await answerAmendment(transaction, deps, answer);
    const amendment = refused ? null : await findAmendment(transaction, { amendmentId: found.id });
    return amendment ? show(transaction, { ...linked, amendment }) : (refused ?? refuse("TOKEN_UNKNOWN"));
  });
  deps.jobs.wake();
  return answered;
}

async function findByLink({ db, clock }: ReadDeps, token: string): Promise<Linked | null> {
  const link = await findLink({ db, clock }, token, "amendment");
  const amendment = link && (await findAmendment(db, { amendmentId: link.subject }));
  if (!amendment) return null;
  const named = amendmentRules[amendment.kind].agreedBy.find(
    (party) => party === "NEW_LANDLORD" || party === "NEW_MAILBOX",
  );
  if (named) return { amendment, party: named, coTenantId: null };
  const mail = await db
    .selectFrom("mail")
    .leftJoin("co_tenant", "co_tenant.id", "mail.co_tenant_id")
    .select(["co_tenant_id", "to_address", "co_tenant.email"])
    .where("mail.id", "=", link.mailId)
    .executeTakeFirst();
  // Somebody else may read a mailbox that was corrected since.
  if (!mail || (mail.email !== null && !sameMailbox(mail.email, mail.to_address))) return null;
  const { co_tenant_id: coTenantId } = mail;
  return { amendment, party: coTenantId === null ? "NEW_TENANT" : "CO_TENANTS", coTenantId };
}

/** What somebody who joins agrees to, as when all sign together; refused if anything is missing. */
async function readConsents(
  deps: Pick<Deps, "db" | "legalDocuments">,
  { ref_id }: AmendmentRow,
  given: Consents | null,
  { language }: Pick<RequestContext, "language">,
) {
  const { country } = await readPolicy(deps.db, ref_id);
  const missing = missingConsents(given ?? {}, country);
  if (given === null || missing.length > 0) return refuseFields(missing);
  return { consents: { ...given, ...(await agreedTexts(deps, country, language)) }, language };
}

function asksOf(country: Country): NonNullable<AmendmentLink["asks"]> {
  return { electronicCommunication: electronicConsentCountries.includes(country) };
}

async function show(db: Kysely<Database>, { amendment, party, coTenantId }: Linked): Promise<AmendmentLink> {
  const change = showChange(amendment.change, party !== "CO_TENANTS");
  if (
    change.kind !== "NEW_LANDLORD" &&
    change.kind !== "TENANT_EMAIL" &&
    change.kind !== "LANDLORD_EMAIL" &&
    change.kind !== "HIGHER_DEPOSIT" &&
    change.kind !== "CO_TENANTS"
  )
    throw new Error(`nobody agrees to ${change.kind} by a mailed link`);
  const policy = await readPolicy(db, amendment.ref_id);
  const shown = amendment.decided_at ? await readDecided(db, policy, amendment.decided_at) : policy;
  const { kind, state, asked_by: askedBy, waits_for: waitsFor, answers } = amendment;
  const may = mayAnswer(party, { kind, askedBy, state, waitsFor });
  const isMember = coTenantId === null || (await readCoTenants(db, policy)).some(({ id }) => id === coTenantId);
  const hasAgreed = answers.some((given) => given.coTenantId === coTenantId && given.agrees);
  return {
    contractNumber: policy.contract_number,
    tenantName: shown.tenant_name,
    coTenantNames: shown.co_tenant_names,
    fullAddress: shown.full_address,
    depositAmount: fromCents(shown.deposit_cents),
    landlordName: shown.landlord_name,
    change,
    state,
    until: state === "ASKED" ? amendment.until_day : null,
    from: amendment.from_day,
    mayAgree: may.agree && isMember && !(coTenantId !== null && hasAgreed),
    mayRefuse: may.refuse && isMember,
    asks: party === "NEW_TENANT" ? asksOf(policy.country) : null,
  };
}

/** The contract as the decision left it. Its reader need not learn what happened later. */
async function readDecided(db: Kysely<Database>, policy: Awaited<ReturnType<typeof readPolicy>>, at: Date) {
  const terms = (await readTerms(db, policy)).findLast(({ created_at }) => created_at <= at);
  if (!terms) return policy;
  return { ...terms, co_tenant_names: await readCoTenantNames(db, policy.ref_id, terms.number) };
}

function readPolicy(db: Kysely<Database>, refId: string) {
  return db
    .selectFrom("policy")
    .select(["ref_id", "country", "contract_number", "tenant_name", "co_tenant_names", "full_address"])
    .select(["deposit_cents", "landlord_name"])
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
}
