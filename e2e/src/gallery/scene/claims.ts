import { mailedLink } from "../../mailbox.ts";
import type { ApiClient } from "../../api-client.ts";
import { expectSuccess, inDays, type Signed, waitForCover } from "../../tenant-by-api.ts";
import { type Acts, ahead } from "./acts.ts";
import type { OldContracts } from "./old-contracts.ts";

/** Reports two claims. Returns their ids. */
export async function reportClaims({ api }: Acts, { rated }: OldContracts): Promise<[string, string]> {
  const items = [
    { description: `Kratzer im Parkett ${"Schrankwandverschraubung".repeat(4)}`, amount: 120.5 },
    { description: "Miete für März", amount: 800 },
  ];
  const path = `/landlord/${rated.landlordToken}/claims`;
  expectSuccess(await api.post(path, { items: [{ description: "Schlüssel nachgemacht", amount: 45 }] }));
  const { claims } = expectSuccess(await api.post(path, { items }));
  return claims.map(({ id }: { id: string }) => id);
}

/** The tenant objects to both claims, and the desk refuses the first one. */
export async function refuseFirstClaim(acts: Acts, { rated }: OldContracts, claims: [string, string]): Promise<void> {
  const { api } = acts;
  const tenant = await acts.asTenant(rated);
  const text = "Das war\nschon so.";
  for (const id of claims)
    expectSuccess(await api.post(`/policies/${rated.refId}/claims/${id}/objection`, { text }, tenant));
  const note = "Ein Schlüssel fehlte\nschon beim Einzug.";
  expectSuccess(await api.post(`/staff/claims/${claims[0]}/refuse`, { note }, await acts.asStaff()));
}

async function report(api: ApiClient, landlordToken: string, description: string, amount: number): Promise<string> {
  const body = { items: [{ description, amount }] };
  return expectSuccess(await api.post(`/landlord/${landlordToken}/claims`, body)).claims.at(-1).id;
}

/** A first claim and the landlord's account, which applies a day later. Returns the claim's id. */
export async function reportWithAccount(
  api: ApiClient,
  { landlordToken }: Pick<Signed, "landlordToken">,
  [description, amount]: [string, number],
  name = holder,
): Promise<string> {
  await waitForCover(api, landlordToken);
  const id = await report(api, landlordToken, description, amount);
  const account = { iban: "DE89370400440532013000", holder: name };
  expectSuccess(await api.post(`/landlord/${landlordToken}/account`, account));
  return id;
}

const holder = "Eva Vermieterin";

/** The company that lets the home has agreed in writing that a person gets its money. */
export async function agreePayee(api: ApiClient, { refId }: Signed, staff: { cookie: string }): Promise<void> {
  const reason = "Vollmacht vom 1. März";
  expectSuccess(await api.post(`/staff/policies/${refId}/payees`, { name: holder, reason }, staff));
}

/** Pays a granted claim. If the tenant lets the time to choose pass, they get an invoice. */
export async function payOut(
  api: ApiClient,
  id: string,
  paid: { amount: number; paidOn: string },
  staff: { cookie: string },
): Promise<void> {
  const reference = "Bürgschaft DE-7K4M-Q2XD, Forderung vom März";
  expectSuccess(await api.post(`/staff/claims/${id}/payout`, { ...paid, reference }, staff));
}

/**
 * Three claims under a contract that ends: one repaid in instalments, one for which the tenant still has to choose a
 * plan, and one that is granted and not paid out. Their landlord enters another account by a mailed link. Returns the
 * ids of the first and the last.
 */
export async function makePaidClaims(
  acts: Acts,
  { repaying }: OldContracts,
): Promise<{ owed: string; granted: string }> {
  const { api } = acts;
  const { refId, landlordToken } = repaying;
  const [tenant, staff] = [await acts.asTenant(repaying), await acts.asStaff()];
  const grant = async (description: string, amount: number) => {
    const id = await report(api, landlordToken, description, amount);
    const objection = { text: "Das war schon so." };
    expectSuccess(await api.post(`/policies/${refId}/claims/${id}/objection`, objection, tenant));
    expectSuccess(await api.post(`/staff/claims/${id}/accept`, {}, staff));
    return id;
  };
  const grantAndPay = async (description: string, amount: number) => {
    const id = await grant(description, amount);
    await payOut(api, id, { amount, paidOn: inDays(ahead) }, staff);
    return id;
  };
  await agreePayee(api, repaying, staff);
  const owed = await grantAndPay("Miete für März", 820.5);
  const { repayments } = expectSuccess(await api.get(`/policies/${refId}`, tenant));
  const inSix = repayments[0].choices[5];
  const choice = { parts: inSix.parts, firstOn: inSix.instalments[0].on };
  expectSuccess(await api.post(`/policies/${refId}/claims/${owed}/repayment`, choice, tenant));
  await grantAndPay(`Kratzer im Parkett ${"Schrankwandverschraubung".repeat(4)}`, 250);
  const granted = await grant("Schlüssel", 45);
  expectSuccess(await api.post(`/landlord/${landlordToken}/release`, { signature: true }));
  await changeAccount(api, repaying);
  return { owed, granted };
}

async function changeAccount(api: ApiClient, { landlordToken, tenant: { landlordEmail } }: Signed): Promise<void> {
  const announced = await mailedLink(api, landlordEmail, "landlord/", [], "change=");
  expectSuccess(await api.post(`/landlord/${landlordToken}/account/link`));
  const { searchParams } = new URL(await mailedLink(api, landlordEmail, "landlord/", [announced], "change="));
  const another = { iban: "AT611904300234573201", holder, change: searchParams.get("change") };
  expectSuccess(await api.post(`/landlord/${landlordToken}/account`, another));
}

/** Puts the granted claim into a file for the bank, which waits for a second person. Returns the id of the file. */
export async function makePaymentFile({ api, asStaff }: Acts, claim: string): Promise<string> {
  const body = {
    country: "de",
    executeOn: inDays(ahead + 2),
    payments: [{ kind: "CLAIM", id: claim }],
    reason: "Freitagslauf",
  };
  return expectSuccess(await api.post("/staff/payment-files", body, await asStaff())).id;
}
