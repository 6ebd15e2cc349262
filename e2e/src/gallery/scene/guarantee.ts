import { setPasswordByApi } from "../../account.ts";
import { acceptInvitation, completeInvited, inviteByApi, partnerKey } from "../../partner.ts";
import { choosePeriod, expectSuccess, inDays, signChosen } from "../../tenant-by-api.ts";
import type { ApiClient } from "../../api-client.ts";
import { long } from "./acts.ts";

/** The invited tenant, who has an account. */
export const guaranteed = "guaranteed@example.com";

/** A partner's guarantee, signed by an invited tenant and accepted. Returns its refId. */
export async function makeGuarantee(api: ApiClient): Promise<string> {
  const tenant = { email: guaranteed, firstName: "Ada", lastName: long.lastName };
  const { id } = await inviteByApi(api, inDays(3), { tenant, address: long.home });
  const token = await acceptInvitation(api, id);
  await completeInvited(api, token, { address: { address: long.home } });
  await choosePeriod(api, token, "YEARLY");
  const refId = await signChosen(api, token);
  expectSuccess(await api.post(`/partner/guarantees/${refId}/accept`, {}, partnerKey));
  await setPasswordByApi(api, tenant);
  return refId;
}
