import { mailedLink } from "../../mailbox.ts";
import { expectSuccess, inDays } from "../../tenant-by-wire.ts";
import { makeRepayments } from "../repayments.ts";
import { type Acts, ahead } from "./acts.ts";
import type { OldContracts } from "./old-contracts.ts";

/** Reports two claims. Returns their ids. */
export async function reportClaims({ wire }: Acts, { rated }: OldContracts): Promise<[string, string]> {
  const items = [
    { description: `Kratzer im Parkett ${"Schrankwandverschraubung".repeat(4)}`, amount: 120.5 },
    { description: "Miete für März", amount: 800 },
  ];
  const path = `/landlord/${rated.landlordToken}/claims`;
  expectSuccess(await wire.post(path, { items: [{ description: "Schlüssel nachgemacht", amount: 45 }] }));
  const { claims } = expectSuccess(await wire.post(path, { items }));
  return claims.map(({ id }: { id: string }) => id);
}

/** The tenant objects to both claims, and the desk refuses the first one. */
export async function refuseFirstClaim(acts: Acts, { rated }: OldContracts, claims: [string, string]): Promise<void> {
  const { wire } = acts;
  const tenant = { cookie: await acts.cookieOf(rated.tenant.email) };
  const text = "Das war\nschon so.";
  for (const id of claims)
    expectSuccess(await wire.post(`/policies/${rated.refId}/claims/${id}/objection`, { text }, tenant));
  const note = "Ein Schlüssel fehlte\nschon beim Einzug.";
  expectSuccess(await wire.post(`/staff/claims/${claims[0]}/refuse`, { note }, { cookie: await acts.cookieOfDesk() }));
}

/** Claims that were granted and paid out. Their landlord enters another account by a mailed link. */
export async function makePaidClaims(acts: Acts, { repaying }: OldContracts) {
  const { wire } = acts;
  const made = await makeRepayments(wire, repaying, {
    tenant: await acts.cookieOf(repaying.tenant.email),
    desk: await acts.cookieOfDesk(),
    today: inDays(ahead),
  });
  const { landlordEmail } = repaying.tenant;
  const announced = await mailedLink(wire, landlordEmail, "landlord/", [], "change=");
  expectSuccess(await wire.post(`/landlord/${repaying.landlordToken}/account/link`));
  const { searchParams } = new URL(await mailedLink(wire, landlordEmail, "landlord/", [announced], "change="));
  const another = { iban: "AT611904300234573201", holder: "Otto Kern", change: searchParams.get("change") };
  expectSuccess(await wire.post(`/landlord/${repaying.landlordToken}/account`, another));
  return made;
}
