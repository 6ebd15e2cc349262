import { type FinishPage, mayAct } from "@kautia/contract";
import { makeShortMail } from "@kautia/locales/mails";
import type { Tenant } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { makeLink } from "../access/index.ts";
import { landlordUrl } from "../landlord/index.ts";
import { landlordLanguage, policyMailData } from "../policy/index.ts";
import { shortToken } from "./short-token.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";

export async function readFinishPage(deps: Deps, { application, token }: Tenant): Promise<FinishPage | Refusal> {
  if (!mayAct("finishPage", application.lastCompletedPage)) return refuse("STEP_NOT_ALLOWED");
  const { refId } = application;
  const short = shortToken(token, refId);
  const policy = await inTransaction(deps.db, async (transaction) => {
    // A page opened with another token gets another link; the earlier one stays valid.
    await makeLink(transaction, deps, "landlord-reading", { subject: refId, token: short });
    return transaction.selectFrom("policy").selectAll().where("ref_id", "=", refId).executeTakeFirstOrThrow();
  });
  const shortUrl = landlordUrl(deps.config.publicUrl, landlordLanguage(policy), short);
  const { subject, text } = makeShortMail(
    { ...policyMailData(policy), link: shortUrl },
    { language: policy.language, isTest: policy.is_test },
  );
  return {
    firstName: application.answers.userInfo?.firstName ?? policy.tenant_name,
    tenantEmail: policy.tenant_email,
    shortUrl,
    mailtoLink: `mailto:${encodeURIComponent(policy.landlord_email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
  };
}
