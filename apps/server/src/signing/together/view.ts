import { type CoSigning, coTenantReminderHours, coTenantWaitDays } from "@kautia/contract";
import type { Application } from "../../application/index.ts";
import { type CoTenant, findSigning, readCoTenants } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
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
export function waitOf({ mailed_at }: CoTenant, now: Date): number {
  return secondsUntil(later(mailed_at, coTenantReminderHours * hour), now);
}
