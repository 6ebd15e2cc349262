import { eventually, expectSuccess } from "../tenant-by-wire.ts";
import type { Wire } from "../wire.ts";

interface Contract {
  refId: string;
  landlordToken: string;
}

interface People {
  /** Cookies. */
  tenant: string;
  desk: string;
  /** YYYY-MM-DD */
  today: string;
}

async function report(wire: Wire, landlordToken: string, description: string, amount: number): Promise<string> {
  const body = { items: [{ description, amount }] };
  const reported = expectSuccess(await wire.post(`/landlord/${landlordToken}/claims`, body));
  return reported.claims.at(-1).id;
}

/** A first claim and the landlord's account, which applies a day later. Returns the claim's id. */
export async function reportWithAccount(
  wire: Wire,
  { landlordToken }: Pick<Contract, "landlordToken">,
  [description, amount]: [string, number],
): Promise<string> {
  await eventually(async () => {
    const { status } = expectSuccess(await wire.get(`/landlord/${landlordToken}`));
    return status === "ACTIVE" ? status : undefined;
  });
  const id = await report(wire, landlordToken, description, amount);
  const account = { iban: "DE89370400440532013000", holder: "Otto Kern" };
  expectSuccess(await wire.post(`/landlord/${landlordToken}/account`, account));
  return id;
}

/** Makes claims that are granted, and pays them out. */
function claimsUnder(wire: Wire, { refId, landlordToken }: Contract, { today, ...cookies }: People) {
  const [tenant, desk] = [{ cookie: cookies.tenant }, { cookie: cookies.desk }];
  return {
    async grant(description: string, amount: number): Promise<string> {
      const id = await report(wire, landlordToken, description, amount);
      const objection = { text: "Das war schon so." };
      expectSuccess(await wire.post(`/policies/${refId}/claims/${id}/objection`, objection, tenant));
      expectSuccess(await wire.post(`/staff/claims/${id}/accept`, {}, desk));
      return id;
    },
    async payOut(id: string, amount: number): Promise<string> {
      const payout = { amount, paidOn: today, reference: "Bürgschaft DE-7K4M-Q2XD, Forderung vom März" };
      expectSuccess(await wire.post(`/staff/claims/${id}/payout`, payout, desk));
      return id;
    },
  };
}

/**
 * Creates three claims under an ended contract whose landlord has an account: one repaid in instalments, one for which
 * the tenant still has to choose a plan, and one that is granted and not paid out. Returns the ids of the first and the
 * last.
 */
export async function makeRepayments(
  wire: Wire,
  contract: Contract,
  people: People,
): Promise<{ owed: string; granted: string }> {
  const { refId, landlordToken } = contract;
  const tenant = { cookie: people.tenant };
  const { grant, payOut } = claimsUnder(wire, contract, people);
  const owed = await payOut(await grant("Miete für März", 820.5), 820.5);
  const { repayments } = expectSuccess(await wire.get(`/policies/${refId}`, tenant));
  const inSix = repayments[0].choices[5];
  const choice = { parts: inSix.parts, firstOn: inSix.instalments[0].on };
  expectSuccess(await wire.post(`/policies/${refId}/claims/${owed}/repayment`, choice, tenant));
  await payOut(await grant(`Kratzer im Parkett ${"Schrankwandverschraubung".repeat(4)}`, 250), 250);
  const granted = await grant("Schlüssel", 45);
  expectSuccess(await wire.post(`/landlord/${landlordToken}/release`, { signature: true }));
  return { owed, granted };
}

/** Pays a reported claim out. If the tenant lets the time to choose pass, they get an invoice. */
export async function payOutUnchosen(
  wire: Wire,
  { id, amount }: { id: string; amount: number },
  { desk, today }: Pick<People, "desk" | "today">,
): Promise<void> {
  const cookie = { cookie: desk };
  expectSuccess(await wire.post(`/staff/claims/${id}/accept`, {}, cookie));
  const payout = { amount, paidOn: today, reference: "Bürgschaft DE-7K4M-Q2XD, Forderung vom März" };
  expectSuccess(await wire.post(`/staff/claims/${id}/payout`, payout, cookie));
}
