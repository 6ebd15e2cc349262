import { expectSuccess } from "../tenant-by-wire.ts";
import type { Wire } from "../wire.ts";

/**
 * Creates two accepted claims under an ended contract: one repaid in instalments, one for which the tenant still has to
 * choose a plan. Returns the first one's id.
 */
export async function makeRepayments(
  wire: Wire,
  { refId, landlordToken }: { refId: string; landlordToken: string },
  cookies: { tenant: string; desk: string },
): Promise<string> {
  const [tenant, desk] = [{ cookie: cookies.tenant }, { cookie: cookies.desk }];
  const report = async (description: string, amount: number): Promise<string> => {
    const body = { items: [{ description, amount }] };
    const reported = expectSuccess(await wire.post(`/landlord/${landlordToken}/claims`, body));
    const { id } = reported.claims.at(-1);
    expectSuccess(await wire.post(`/policies/${refId}/claims/${id}/objection`, { text: "Das war schon so." }, tenant));
    expectSuccess(await wire.post(`/staff/claims/${id}/accept`, {}, desk));
    return id;
  };
  const planned = await report("Miete für März", 820.5);
  const { repayments } = expectSuccess(await wire.get(`/policies/${refId}`, tenant));
  const inSix = repayments[0].choices[5];
  const choice = { parts: inSix.parts, firstOn: inSix.instalments[0].on };
  expectSuccess(await wire.post(`/policies/${refId}/claims/${planned}/repayment`, choice, tenant));
  await report(`Kratzer im Parkett ${"Schrankwandverschraubung".repeat(4)}`, 250);
  expectSuccess(await wire.post(`/landlord/${landlordToken}/release`, { signature: true }));
  return planned;
}
