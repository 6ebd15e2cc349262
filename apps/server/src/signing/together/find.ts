import type { Kysely } from "kysely";
import { type Country, type CoTenantPageState, personName, sameMailbox } from "@kautia/contract";
import { findLink } from "../../access/index.ts";
import { type Application, findApplicationIn } from "../../application/index.ts";
import { type CoTenant, findCoTenant, findSigning, readCoTenants, type Signing } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { inSnapshot } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";

/** A contract that several tenants sign, found by a co-tenant's link. */
export interface Together {
  application: Application;
  /** The first tenant's signature; null once the contract has changed since. */
  signing: Signing | null;
  coTenants: CoTenant[];
  /** The co-tenant whose link it is. */
  reader: CoTenant;
  mailId: string | null;
}

/** A co-tenant without whom the others have signed. Only their link is kept, until it expires. */
export interface LeftOut {
  country: Country;
}

export const isLeftOut = (found: Together | LeftOut): found is LeftOut => !("reader" in found);

type ReadDeps = Pick<Deps, "db" | "clock">;

/** Null for a link that is unknown or has expired. */
export async function openLink(deps: ReadDeps, token: string): Promise<Together | LeftOut | null> {
  const link = await findLink(deps, token, "co-tenant");
  if (!link) return null;
  const found = await inSnapshot(deps.db, (transaction) => findTogether(transaction, link.subject));
  if (found) return { ...found, mailId: link.mailId };
  if (link.mailId === null) return null;
  const mail = deps.db.selectFrom("mail").select("country").where("id", "=", link.mailId);
  return (await mail.executeTakeFirst()) ?? null;
}

/** Also refuses a co-tenant who was left out. */
export async function findByLink(deps: ReadDeps, token: string): Promise<Together | Refusal> {
  const found = await openLink(deps, token);
  if (!found) return refuse("TOKEN_UNKNOWN");
  return isLeftOut(found) ? refuse("POLICY_STATUS_CONFLICT") : found;
}

async function findTogether(db: Kysely<Database>, id: string): Promise<Omit<Together, "mailId"> | null> {
  const reader = await findCoTenant(db, id);
  const application = reader && (await findApplicationIn(db, reader.ref_id));
  if (!reader || !application) return null;
  const coTenants = await readCoTenants(db, reader.ref_id);
  return { reader, application, coTenants, signing: await findSigning(db, reader.ref_id) };
}

/** The co-tenant with this mailbox who has yet to sign; null if there is none, or the contract is not waiting. */
export async function findMissing(db: Kysely<Database>, refId: string, email: string): Promise<CoTenant | null> {
  if (!(await findSigning(db, refId))) return null;
  const coTenants = await readCoTenants(db, refId);
  return coTenants.find((coTenant) => coTenant.state !== "SIGNED" && sameMailbox(coTenant.email, email)) ?? null;
}

/** How far the contract has come for the reader. */
export function stateOf({ application, signing, reader }: Omit<Together, "mailId">): CoTenantPageState {
  if (application.signedAt) return reader.state === "SIGNED" ? "CONCLUDED" : "ENDED";
  const isNamed = application.answers.coTenants?.some(({ email }) => sameMailbox(email, reader.email));
  if (!isNamed) return "ENDED";
  if (!signing) return "CHANGED";
  return reader.state === "INVITED" ? "WAITING" : reader.state;
}

export const nameOf = ({ first_name, last_name }: Pick<CoTenant, "first_name" | "last_name">) =>
  `${first_name} ${last_name}`;

export function nameOfFirst({ answers }: Application): string {
  return personName(answers.userInfo ?? {}) ?? "";
}
