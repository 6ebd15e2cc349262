import { acceptInvitation, type CallRequest, inviteTenant, type saveInvitationDetails } from "@kautia/contract";
import { lindenweg, torstrasse } from "./answers.ts";
import type { TestServer } from "../server/make-test-server.ts";

export type Offer = CallRequest<typeof inviteTenant>["body"];

export const offer: Offer = {
  tenant: { email: "jana@example.com", firstName: "Jana", lastName: "Weiß" },
  address: { ...torstrasse, unitName: "3. OG" },
  coldRentAmount: 800,
  rentDepositAmount: 1500,
  insuranceStart: "2027-03-01",
  landlord: { email: "verwaltung@example.com", type: "property_manager", companyName: "Hausverwaltung Kern" },
};

export type Details = CallRequest<typeof saveInvitationDetails>["body"];

/** The tenant's answers, without those that the invitation contains. */
export const details: Omit<Details, "token"> = {
  language: "de",
  salutation: "MRS",
  phone: { dialCode: "+49", number: "0151 2345678" },
  birthDate: "1990-05-17",
  nationality: "DE",
  address: { address: lindenweg },
  employmentStatus: "EMPLOYED",
  grossIncome: 48_000,
  newsAgreement: false,
};

export async function makeInvitation(
  { call }: TestServer,
  key: { authorization: string },
  changes: Partial<Offer> = {},
) {
  const invited = await call(inviteTenant, { body: { ...offer, ...changes } }, key);
  if (!invited.ok) throw new Error(`inviting failed: ${JSON.stringify(invited.problem)}`);
  return invited.body.id;
}

export async function makeInvitedTenant(server: TestServer, key: { authorization: string }, changes?: Partial<Offer>) {
  const id = await makeInvitation(server, key, changes);
  const accepted = await server.call(acceptInvitation, { params: { id } });
  if (!accepted.ok) throw new Error(`accepting failed: ${accepted.problem.errorCode}`);
  return accepted.body.token;
}
