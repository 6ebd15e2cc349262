import {
  type CallAnswer,
  type CallInput,
  type correctCoTenantEmail as emailCall,
  type correctCoTenantName as nameCall,
  type CoTenantPage,
  fieldError,
  type getCoSigning,
  sameMailbox,
} from "@kautia/contract";
import {
  type Application,
  changeCoTenants,
  lockUnchanged,
  type Tenant,
  withApplication,
} from "../../application/index.ts";
import { endCoTenantLinks, findCoTenant, inviteAgain } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { recordLinkFollowed, secondsUntilUnverifiedMail } from "../../mails/index.ts";
import { inTransaction, retryOnConflict } from "../../platform/database/in-transaction.ts";
import { Refusal, refuse, refuseFields, refuseTemporarily } from "../../platform/http/refusal.ts";
import { isSmallCorrection } from "../../platform/rules/small-correction.ts";
import { findByLink, findMissing, nameOf, stateOf } from "./find.ts";
import { mailFirst, mailInvitation } from "./mails.ts";
import { readCoTenantPage } from "./page.ts";
import { readCoSigning } from "./view.ts";

/** Co-tenants may correct the spelling of their own name. The contract changes with it, so that all sign again. */
export async function correctName(
  deps: Deps,
  token: string,
  { firstName, lastName }: CallInput<typeof nameCall>["body"],
): Promise<CoTenantPage | Refusal> {
  const refused = await retryOnConflict(async () => {
    const found = await findByLink(deps, token);
    if (found instanceof Refusal) return found;
    if (stateOf(found) !== "WAITING") return refuse("POLICY_STATUS_CONFLICT");
    const { application, reader, mailId } = found;
    if (firstName === reader.first_name && lastName === reader.last_name) return null;
    if (!isSmallCorrection(nameOf(reader), `${firstName} ${lastName}`))
      return refuseFields([fieldError("lastName", "FIELD_INVALID")]);
    await inTransaction(deps.db, async (transaction) => {
      const cause = "correct-co-tenant-name";
      await changeCoTenants(transaction, deps, application, {
        cause,
        email: reader.email,
        change: { firstName, lastName },
      });
      await recordLinkFollowed(transaction, deps, mailId);
      await mailFirst(transaction, deps, application, {
        kind: "co-tenant-corrected",
        about: `${reader.id}:${deps.clock.now().toISOString()}`,
        data: { oldName: nameOf(reader), coTenantName: `${firstName} ${lastName}` },
      });
    });
    return null;
  });
  if (refused instanceof Refusal) return refused;
  deps.jobs.wake();
  return readCoTenantPage(deps, token);
}

/** The first tenant corrects where a co-tenant's link goes. The old link ends, and the signatures stay. */
export function correctEmail(
  deps: Deps,
  tenant: Tenant,
  { email, newEmail }: CallInput<typeof emailCall>["body"],
): Promise<CallAnswer<typeof getCoSigning> | Refusal> {
  return withApplication<CallAnswer<typeof getCoSigning>>(deps, tenant, async (application) => {
    const { refId } = application;
    const refused = await inTransaction(deps.db, async (transaction) => {
      await lockUnchanged(transaction, application);
      const found = await findMissing(transaction, refId, email);
      if (!found) return refuse("STEP_NOT_ALLOWED");
      if (isOthers(application, found.email, newEmail))
        return refuseFields([fieldError("newEmail", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]);
      const mail = { to: newEmail, refId, kind: "co-tenant-invitation" } as const;
      const wait = await secondsUntilUnverifiedMail(transaction, deps, mail);
      if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
      const cause = "correct-co-tenant-email";
      await changeCoTenants(transaction, deps, application, { cause, email: found.email, change: { email: newEmail } });
      await endCoTenantLinks(transaction, [found.id]);
      await inviteAgain(transaction, found.id, { at: deps.clock.now(), email: newEmail });
      const coTenant = await findCoTenant(transaction, found.id);
      if (coTenant) await mailInvitation(transaction, deps, application, { coTenant, isChanged: false });
      return null;
    });
    if (refused) return refused;
    deps.jobs.wake();
    return { coSigning: await readCoSigning(deps, application) };
  });
}

/** Whether another tenant or the landlord has the address. */
function isOthers({ answers }: Application, email: string, newEmail: string): boolean {
  const { userInfo, landlordInfo, coTenants } = answers;
  const others = coTenants?.map((person) => person.email).filter((other) => !sameMailbox(other, email)) ?? [];
  return [userInfo?.email, landlordInfo?.email, ...others].some((other) => other && sameMailbox(other, newEmail));
}
