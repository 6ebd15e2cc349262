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
import { type Application, changeCoTenants, type Tenant } from "../../application/index.ts";
import { endCoTenantLinks, inviteAgain } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { recordLinkFollowed, secondsUntilUnverifiedMail } from "../../mails/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse, refuseFields, refuseTemporarily } from "../../platform/http/refusal.ts";
import { isSmallCorrection } from "../../platform/rules/small-correction.ts";
import { answerWithLink } from "./answer-with-link.ts";
import { changeInvited } from "./change-invited.ts";
import { nameOf, stateOf } from "./find.ts";
import { mailFirst, mailInvitation } from "./mails.ts";

/** Co-tenants may correct the spelling of their own name. The contract changes with it, so that all sign again. */
export function correctName(
  deps: Deps,
  token: string,
  { firstName, lastName }: CallInput<typeof nameCall>["body"],
): Promise<CoTenantPage | Refusal> {
  return answerWithLink(deps, token, async (found) => {
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
}

/** The first tenant corrects where a co-tenant's link goes. The old link ends, and the signatures stay. */
export function correctEmail(
  deps: Deps,
  tenant: Tenant,
  { email, newEmail }: CallInput<typeof emailCall>["body"],
): Promise<CallAnswer<typeof getCoSigning> | Refusal> {
  return changeInvited(deps, tenant, email, async (transaction, { application, coTenant }) => {
    if (isOthers(application, coTenant.email, newEmail))
      return refuseFields([fieldError("newEmail", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]);
    const mail = { to: newEmail, refId: application.refId, kind: "co-tenant-invitation" } as const;
    const wait = await secondsUntilUnverifiedMail(transaction, deps, mail);
    if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
    await changeCoTenants(transaction, deps, application, {
      cause: "correct-co-tenant-email",
      email: coTenant.email,
      change: { email: newEmail },
    });
    await endCoTenantLinks(transaction, [coTenant.id]);
    await inviteAgain(transaction, coTenant.id, { at: deps.clock.now(), email: newEmail });
    const corrected = { ...coTenant, email: newEmail };
    await mailInvitation(transaction, deps, application, { coTenant: corrected, isChanged: false });
    return null;
  });
}

/** Whether another tenant or the landlord has the address. */
function isOthers({ answers }: Application, email: string, newEmail: string): boolean {
  const { userInfo, landlordInfo, coTenants } = answers;
  const others = coTenants?.map((person) => person.email).filter((other) => !sameMailbox(other, email)) ?? [];
  return [userInfo?.email, landlordInfo?.email, ...others].some((other) => other && sameMailbox(other, newEmail));
}
