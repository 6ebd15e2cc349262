import { type FinishPage, mayAct, screenPath } from "@kautia/contract";
import { makeShortMail } from "@kautia/locales/mails";
import type { Tenant } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { landlordLanguage, policyMailData } from "../policy/index.ts";
import { makeShortLink } from "./short-link.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";

export async function readFinishPage(deps: Deps, { application, token }: Tenant): Promise<FinishPage | Refusal> {
  if (!mayAct("finishPage", application.lastCompletedPage)) return refuse("STEP_NOT_ALLOWED");
  const { refId } = application;
  const { policy, landlordToken } = await inTransaction(deps.db, async (transaction) => {
    // A page opened with another token gets another link; the earlier one stays valid.
    const short = await makeShortLink(transaction, deps, refId, token);
    const policies = transaction.selectFrom("policy").selectAll().where("ref_id", "=", refId);
    return { policy: await policies.executeTakeFirstOrThrow(), landlordToken: short };
  });
  const shortUrl = `${deps.config.publicUrl}${screenPath(landlordLanguage(policy), "landlord", { landlordToken })}`;
  const { subject, text } = makeShortMail(
    { ...policyMailData(policy), link: shortUrl },
    { language: policy.language, isTrial: deps.config.brand.isTrial },
  );
  return {
    firstName: application.answers.userInfo?.firstName ?? policy.tenant_name,
    tenantEmail: policy.tenant_email,
    shortUrl,
    mailtoLink: `mailto:${encodeURIComponent(policy.landlord_email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
  };
}
