import type { CoTenantPage } from "@kautia/contract";
import { lockUnchanged } from "../../application/index.ts";
import { findCoTenant, writeCoRefusal } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { recordLinkFollowed } from "../../mails/index.ts";
import { ConflictError, inTransaction } from "../../platform/database/in-transaction.ts";
import type { RequestContext } from "../../platform/http/request-context.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { answerWithLink } from "./answer-with-link.ts";
import { nameOf, stateOf } from "./find.ts";
import { mailFirst } from "./mails.ts";

/** Refuses to sign, or takes the signature back before all have signed. Can be repeated. */
export function refuseAsCoTenant(
  deps: Deps,
  token: string,
  reason: string | null,
  from: RequestContext,
): Promise<CoTenantPage | Refusal> {
  return answerWithLink(deps, token, async (found) => {
    const state = stateOf(found);
    if (state === "REFUSED") return null;
    if (state !== "WAITING" && state !== "SIGNED") return refuse("POLICY_STATUS_CONFLICT");
    const { application, reader, mailId } = found;
    return inTransaction(deps.db, async (transaction) => {
      await lockUnchanged(transaction, application);
      const now = await findCoTenant(transaction, reader.id);
      if (now?.state !== reader.state) throw new ConflictError("answered since it was read");
      const at = deps.clock.now();
      await writeCoRefusal(transaction, reader.id, { reason, at, from });
      await recordLinkFollowed(transaction, deps, mailId);
      await mailFirst(transaction, deps, application, {
        kind: "co-tenant-refused",
        about: `${reader.id}:${at.toISOString()}`,
        data: { coTenantName: nameOf(reader), reason },
      });
      return null;
    });
  });
}
