import { inviteByWire, partnerKey } from "../../partner.ts";
import { choosePeriod, expectSuccess, inDays, signChosen } from "../../tenant-by-wire.ts";
import type { Wire } from "../../wire.ts";
import { long } from "./acts.ts";

/** A partner's guarantee, signed by an invited tenant and accepted. Returns its refId. */
export async function makeGuarantee(wire: Wire): Promise<string> {
  const tenant = { email: "guaranteed@example.com", firstName: "Ada", lastName: long.lastName };
  const { id } = await inviteByWire(wire, inDays(3), { tenant, address: long.home });
  const { token } = expectSuccess(await wire.post(`/onboarding/tenant/invitation/${id}/accept`));
  expectSuccess(
    await wire.post("/onboarding/tenant/invitation-details", {
      token,
      language: "de",
      salutation: "MRS",
      phone: { dialCode: "+49", number: "170 1234567" },
      birthDate: "1990-02-28",
      nationality: "DE",
      address: { address: long.home },
      employmentStatus: "EMPLOYED",
      grossIncome: 42_000,
      newsAgreement: false,
    }),
  );
  await choosePeriod(wire, token, "YEARLY");
  const refId = await signChosen(wire, token);
  expectSuccess(await wire.post(`/partner/guarantees/${refId}/accept`, {}, partnerKey));
  return refId;
}
