import { acceptInvitation, completeInvited, inviteByApi, partnerKey } from "../../partner.ts";
import { choosePeriod, expectSuccess, inDays, signChosen } from "../../tenant-by-api.ts";
import type { ApiClient } from "../../api-client.ts";
import { long } from "./acts.ts";

/** A partner's guarantee, signed by an invited tenant and accepted. Returns its refId. */
export async function makeGuarantee(api: ApiClient): Promise<string> {
  const tenant = { email: "guaranteed@example.com", firstName: "Ada", lastName: long.lastName };
  const { id } = await inviteByApi(api, inDays(3), { tenant, address: long.home });
  const token = await acceptInvitation(api, id);
  await completeInvited(api, token, { address: { address: long.home } });
  await choosePeriod(api, token, "YEARLY");
  const refId = await signChosen(api, token);
  expectSuccess(await api.post(`/partner/guarantees/${refId}/accept`, {}, partnerKey));
  return refId;
}
