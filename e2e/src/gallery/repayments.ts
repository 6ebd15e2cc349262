import { expectSuccess } from "../tenant-by-wire.ts";
import type { Wire } from "../wire.ts";

/**
 * Creates three claims under an ended contract: one repaid in instalments, one for which the tenant still has to choose
 * a plan, and one that is granted and not paid out. Returns the ids of the first and the last.
 */
export async function makeRepayments(
  wire: Wire,
  { refId, landlordToken }: { refId: string; landlordToken: string },
  { today, ...cookies }: { tenant: string; desk: string; today: string },
): Promise<{ owed: string; granted: string }> {
  const [tenant, desk] = [{ cookie: cookies.tenant }, { cookie: cookies.desk }];
  const grant = async (description: string, amount: number): Promise<string> => {
    const body = { items: [{ description, amount }] };
    const reported = expectSuccess(await wire.post(`/landlord/${landlordToken}/claims`, body));
    const { id } = reported.claims.at(-1);
    expectSuccess(await wire.post(`/policies/${refId}/claims/${id}/objection`, { text: "Das war schon so." }, tenant));
    expectSuccess(await wire.post(`/staff/claims/${id}/accept`, {}, desk));
    return id;
  };
  const payOut = async (id: string, amount: number): Promise<string> => {
    const payout = { amount, paidOn: today, reference: "Bürgschaft DE-7K4M-Q2XD, Forderung vom März" };
    expectSuccess(await wire.post(`/staff/claims/${id}/payout`, payout, desk));
    return id;
  };
  const planned = await payOut(await grant("Miete für März", 820.5), 820.5);
  const { repayments } = expectSuccess(await wire.get(`/policies/${refId}`, tenant));
  const inSix = repayments[0].choices[5];
  const choice = { parts: inSix.parts, firstOn: inSix.instalments[0].on };
  expectSuccess(await wire.post(`/policies/${refId}/claims/${planned}/repayment`, choice, tenant));
  await payOut(await grant(`Kratzer im Parkett ${"Schrankwandverschraubung".repeat(4)}`, 250), 250);
  const granted = await grant("Schlüssel", 45);
  expectSuccess(await wire.post(`/landlord/${landlordToken}/release`, { signature: true }));
  return { owed: planned, granted };
}
