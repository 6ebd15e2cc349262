import { type AmendmentLink, fromCents } from "@kautia/contract";
import type { Kysely } from "kysely";
import { findLink } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";
import type { AmendmentRow } from "../views/amendments.ts";
import { answerAmendment, findAmendment } from "./answer.ts";

/** What the person behind a mailed link is asked to agree to. */
export async function readLink(deps: Pick<Deps, "db" | "clock">, token: string): Promise<AmendmentLink | Refusal> {
  const amendment = await findByLink(deps, token);
  return amendment ? show(deps.db, amendment) : refuse("TOKEN_UNKNOWN");
}

/** A link stands for the party to whom it was mailed. */
export async function answerLink(
  deps: Pick<Deps, "db" | "clock" | "random" | "log" | "jobs" | "config">,
  token: string,
  { agrees, reason }: { agrees: boolean; reason: string | null },
  from: { ip: string; userAgent: string },
): Promise<AmendmentLink | Refusal> {
  const found = await findByLink(deps, token);
  if (!found) return refuse("TOKEN_UNKNOWN");
  const party = found.kind === "NEW_LANDLORD" ? "NEW_LANDLORD" : "NEW_MAILBOX";
  const answer = { refId: found.ref_id, amendmentId: found.id, party, agrees, reason, from } as const;
  const answered = await inTransaction(deps.db, async (transaction) => {
    const refused = await answerAmendment(transaction, deps, answer);
    const amendment = refused ? null : await findAmendment(transaction, { amendmentId: found.id });
    return amendment ? show(transaction, amendment) : (refused ?? refuse("TOKEN_UNKNOWN"));
  });
  deps.jobs.wake();
  return answered;
}

async function findByLink(deps: Pick<Deps, "db" | "clock">, token: string): Promise<AmendmentRow | null> {
  const link = await findLink(deps, token, "amendment");
  return link && findAmendment(deps.db, { amendmentId: link.subject });
}

async function show(db: Kysely<Database>, amendment: AmendmentRow): Promise<AmendmentLink> {
  const { change } = amendment;
  if (change.kind !== "NEW_LANDLORD" && change.kind !== "TENANT_EMAIL")
    throw new Error(`nobody agrees to ${change.kind} by a mailed link`);
  const policy = await db
    .selectFrom("policy")
    .select(["contract_number", "tenant_name", "co_tenant_names", "full_address", "deposit_cents", "landlord_name"])
    .where("ref_id", "=", amendment.ref_id)
    .executeTakeFirstOrThrow();
  return {
    contractNumber: policy.contract_number,
    tenantName: policy.tenant_name,
    coTenantNames: policy.co_tenant_names,
    fullAddress: policy.full_address,
    depositAmount: fromCents(policy.deposit_cents),
    landlordName: policy.landlord_name,
    change,
    state: amendment.state,
    until: amendment.state === "ASKED" ? amendment.until_day : null,
    from: amendment.from_day,
  };
}
