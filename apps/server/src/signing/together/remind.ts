import type { CallAnswer, getCoSigning } from "@kautia/contract";
import type { Tenant } from "../../application/index.ts";
import { inviteAgain, noteReminder } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { secondsUntilUnverifiedMail } from "../../mails/index.ts";
import { type Refusal, refuseTemporarily } from "../../platform/http/refusal.ts";
import { changeInvited } from "./change-invited.ts";
import { mailInvitation, mailReminder } from "./mails.ts";
import { waitOf } from "./view.ts";

/** Mails a co-tenant a new link on the first tenant's request, also after a refusal. */
export function remindCoTenant(
  deps: Deps,
  tenant: Tenant,
  email: string,
): Promise<CallAnswer<typeof getCoSigning> | Refusal> {
  return changeInvited(deps, tenant, email, async (transaction, { application, coTenant }) => {
    const now = deps.clock.now();
    const mail = { to: coTenant.email, refId: application.refId, kind: "co-tenant-reminder" } as const;
    const wait = Math.max(waitOf(coTenant, now), (await secondsUntilUnverifiedMail(transaction, deps, mail)) ?? 0);
    if (wait > 0) return refuseTemporarily("RATE_LIMITED", wait);
    if (coTenant.state === "REFUSED") {
      await inviteAgain(transaction, coTenant.id, { at: now });
      await mailInvitation(transaction, deps, application, { coTenant, isChanged: false });
    } else {
      await noteReminder(transaction, coTenant.id, { mailed_at: now });
      await mailReminder(transaction, deps, application, { coTenant, byTenant: true });
    }
    return null;
  });
}
