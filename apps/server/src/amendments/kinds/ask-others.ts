import { createHash } from "node:crypto";
import { amendmentRules } from "@kautia/contract";
import type { Transaction } from "kysely";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import {
  differenceOfTerms,
  type Policy,
  policyMailData,
  toLandlord,
  toTenant,
  withoutPremium,
} from "../../policy/index.ts";
import type { AmendmentRow } from "../../views/amendments.ts";
import type { AmendDeps } from "./kind.ts";
import type { TermsKind } from "./tell-applied.ts";

interface Asked {
  kind: TermsKind;
  policy: Policy;
  amendment: AmendmentRow;
  /** The policy as it would be. */
  next: Policy;
}

/** Mails what would change to the next party that has to agree. The desk sees it on its list. */
export async function askOthers(transaction: Transaction<Database>, deps: AmendDeps, asked: Asked): Promise<void> {
  const { kind, policy, amendment, next } = asked;
  const { id, asked_by, until_day: until } = amendment;
  const [party] = amendment.waits_for;
  if (kind === "TENANT_NAME") return;
  const difference = differenceOfTerms(policy, next);
  const data = { ...policyMailData(policy), kind, difference, until, byDesk: asked_by === "STAFF" };
  if (party === "TENANT" && amendmentRules[kind].signedBy === "TENANT")
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: reasonToSign(asked),
      kind: "amendment-to-sign",
      data: { ...policyMailData(policy), difference, until },
    });
  else if (party === "TENANT")
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: `amendment-asked:${id}`,
      kind: "amendment-asked",
      data,
    });
  if (party === "LANDLORD")
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `landlord-amendment-asked:${id}`,
      kind: "landlord-amendment-asked",
      data: { ...data, difference: withoutPremium(difference) },
    });
}

/** Identifies the mail with the documents to sign; other terms need another mail. */
export function reasonToSign({ policy, amendment, next }: Pick<Asked, "policy" | "amendment" | "next">): string {
  const terms = JSON.stringify(differenceOfTerms(policy, next));
  return `amendment-to-sign:${amendment.id}:${createHash("sha256").update(terms).digest("hex").slice(0, 16)}`;
}
