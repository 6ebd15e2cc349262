import { type CoSigning, coTenantReminderHours, coTenantWaitDays } from "@kautia/contract";
import { type Application, lockUnchanged, type Tenant, withApplication } from "../../application/index.ts";
import {
  type CoTenant,
  findCoTenant,
  findSigning,
  inviteAgain,
  noteReminder,
  readCoTenants,
} from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { secondsUntilUnverifiedMail } from "../../mails/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { findMissing } from "./find.ts";
import { mailInvitation, mailReminder } from "./mails.ts";
import { findCoverStart } from "./page.ts";
import { day, hour, later, secondsUntil } from "../../platform/rules/durations.ts";

/** What the first tenant sees while others have yet to sign; null otherwise. */
export async function readCoSigning(
  { db, clock }: Pick<Deps, "db" | "clock">,
  application: Application,
): Promise<CoSigning | null> {
  const { refId, signedAt } = application;
  const signing = signedAt ? null : await findSigning(db, refId);
  const now = clock.now();
  const start = findCoverStart(application, now);
  if (!signing || !start) return null;
  const coTenants = await readCoTenants(db, refId);
  return {
    signedAt: signing.signed_at.toISOString(),
    aloneOfferedFrom: later(signing.signed_at, coTenantWaitDays * day).toISOString(),
    coverStart: start.coverStart,
    people: coTenants.map((coTenant) => ({
      firstName: coTenant.first_name,
      lastName: coTenant.last_name,
      email: coTenant.email,
      state: coTenant.state,
      at: (coTenant.answered_at ?? coTenant.invited_at).toISOString(),
      mayRemind: coTenant.state !== "SIGNED" && waitOf(coTenant, now) <= 0,
    })),
    stopped: signing.stopped,
  };
}

/** Seconds until the first tenant may remind them. */
function waitOf({ mailed_at }: CoTenant, now: Date): number {
  return secondsUntil(later(mailed_at, coTenantReminderHours * hour), now);
}

/** Mails a co-tenant a new link on the first tenant's request, also after a refusal. */
export function remindCoTenant(
  deps: Deps,
  tenant: Tenant,
  email: string,
): Promise<{ coSigning: CoSigning | null } | Refusal> {
  return withApplication<{ coSigning: CoSigning | null }>(deps, tenant, async (application) => {
    const { refId } = application;
    const refused = await inTransaction(deps.db, async (transaction) => {
      await lockUnchanged(transaction, application);
      const found = await findMissing(transaction, refId, email);
      if (!found) return refuse("STEP_NOT_ALLOWED");
      const now = deps.clock.now();
      const mail = { to: found.email, refId, kind: "co-tenant-reminder" } as const;
      const wait = Math.max(waitOf(found, now), (await secondsUntilUnverifiedMail(transaction, deps, mail)) ?? 0);
      if (wait > 0) return refuseTemporarily("RATE_LIMITED", wait);
      if (found.state === "REFUSED") await inviteAgain(transaction, found.id, { at: now });
      else await noteReminder(transaction, found.id, { mailed_at: now });
      const coTenant = await findCoTenant(transaction, found.id);
      if (!coTenant) return refuse("STEP_NOT_ALLOWED");
      if (found.state === "REFUSED")
        await mailInvitation(transaction, deps, application, { coTenant, isChanged: false });
      else await mailReminder(transaction, deps, application, { coTenant, byTenant: true });
      return null;
    });
    if (refused) return refused;
    deps.jobs.wake();
    return { coSigning: await readCoSigning(deps, application) };
  });
}
