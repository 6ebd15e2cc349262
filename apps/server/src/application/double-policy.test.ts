import {
  acceptAsLandlord,
  type CallRequest,
  declineAsLandlord,
  getDoublePolicy,
  getStaffPolicy,
  keepProperties,
  saveAddress,
  saveCurrentAddress,
  saveUsagePurpose,
} from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { makeNamedApplication, torstrasse } from "#testing/applications/answers.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import {
  makeAccepted,
  makeReadyToSign,
  makeSigned,
  readLandlordToken,
  signWithCard,
} from "#testing/policies/sign-policy.ts";
import { ben, cem } from "#testing/policies/co-tenants.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

type Address = CallRequest<typeof saveAddress>["body"]["address"]["address"];

const server = await makeTestServer();
afterAll(() => server.close());

const hasDoublePolicy = async (token: string) =>
  (await server.call(getDoublePolicy, { params: { token } })).body?.doublePolicy;
const saveHome = async (token: string, address: Address) =>
  (await server.call(saveAddress, { body: { token, address: { address } } })).problem?.errorCode ?? "saved";

let houses = 100;
const house = (unitName: string | null) => ({ ...torstrasse, streetNumber: String(++houses), unitName });

let landlords = 0;
async function insure(address: Address, country: "de" | "at" = "de") {
  const landlordEmail = `landlord-${++landlords}@example.com`;
  await makeAccepted(server, { country, address, tenantEmail: "first@example.com", landlordEmail });
}

describe("a home that another tenant has insured", () => {
  test.each<[string, Partial<Address>, Partial<Address>]>([
    ["an abbreviated street", {}, { street: "Torstr." }],
    ["capitals", {}, { street: "TORSTRAẞE", city: "BERLIN" }],
    ["a door written differently", { unitName: "3. OG links" }, { unitName: "3.Obergeschoss li." }],
    ["a missing 'Top' before the door", { unitName: "4" }, { unitName: "Top 4" }],
    ["a different suffix of the city", { city: "Frankfurt am Main" }, { city: "Frankfurt/Main" }],
    ["umlauts written as two letters", { street: "Müllerstraße" }, { street: "Mueller Strasse" }],
    ["a space before the letter of the number", { streetNumber: "12 A" }, { streetNumber: "12a" }],
    [
      "a door in the street number",
      { country: "at", zip: "1060", city: "Wien", streetNumber: "3", unitName: "2/14" },
      { country: "at", zip: "1060", city: "Wien, Mariahilf", streetNumber: "3/2/14", unitName: null },
    ],
  ])("is recognised despite %s", async (_, signed, typed) => {
    const address = { ...house("Wohnung 7"), ...signed };
    const country = signed.country === "at" ? "at" : "de";
    await insure(address, country);
    const token = await makeNamedApplication(server, { country, email: "second@example.com" });
    expect(await saveHome(token, { ...address, ...typed })).toBe("PROPERTY_HAS_ACTIVE_POLICY");
  });

  test.each<[string, Partial<Address>]>([
    ["another door", { unitName: "8" }],
    ["no door", { unitName: null }],
    ["another number", { streetNumber: "12b" }],
    ["another city with the same street", { city: "Kleinmachnow" }],
  ])("is not confused with an address that has %s", async (_, typed) => {
    const address = house("7");
    await insure(address);
    const token = await makeNamedApplication(server, { email: "second@example.com" });
    expect(await saveHome(token, { ...address, ...typed })).toBe("saved");
  });

  test("is recognised without a door number only if a partner lets the whole house as one home", async () => {
    const [lone, rented] = [house(null), house(null)];
    const key = await makeTestPartner(server, "houses");
    const homes = { properties: [{ id: "1", address: { ...rented, street: "TORSTR." } }] };
    expect((await server.call(keepProperties, { body: homes }, key)).ok).toBe(true);
    for (const address of [lone, rented]) await insure(address);
    const token = await makeNamedApplication(server, { email: "second@example.com" });
    expect(await saveHome(token, lone)).toBe("saved");
    expect(await saveHome(token, { ...rented, unitName: "8" })).toBe("saved");
    expect(await saveHome(token, rented)).toBe("PROPERTY_HAS_ACTIVE_POLICY");
  });

  test("is recognised as the current address of an existing rental, in either order of the questions", async () => {
    const address = house("7");
    await insure(address);
    const current = { address: { address } };
    const token = await makeNamedApplication(server, { email: "second@example.com" });
    await server.call(saveUsagePurpose, { body: { token, existingRent: true } });
    const refused = await server.call(saveCurrentAddress, { body: { token, ...current } });
    expect(refused.problem?.errorCode).toBe("PROPERTY_HAS_ACTIVE_POLICY");

    const other = await makeNamedApplication(server, { email: "second@example.com" });
    expect((await server.call(saveCurrentAddress, { body: { token: other, ...current } })).ok).toBe(true);
    const late = await server.call(saveUsagePurpose, { body: { token: other, existingRent: true } });
    expect(late.problem?.errorCode).toBe("PROPERTY_HAS_ACTIVE_POLICY");
  });

  test("is not covered until the landlord accepts, so the tenant who really lives there can sign too", async () => {
    const address = house("7");
    await makeSigned(server, { address, tenantEmail: "first@example.com", landlordEmail: "silent@example.com" });
    const token = await makeReadyToSign(server, { address, tenantEmail: "second@example.com" });
    expect(await saveHome(token, address)).toBe("saved");
    expect((await signWithCard(server, token)).refId).toMatch(/^[0-9a-f]{24}$/);
  });

  test("is covered by the first contract that a landlord accepts; nobody can accept the other one", async () => {
    const address = house("7");
    const [item, two] = ["one", "two"].map((who) => ({
      address,
      tenantEmail: `${who}@example.com`,
      landlordEmail: `to-${who}@example.com`,
    }));
    const first = await makeSigned(server, item);
    const second = await makeSigned(server, two);
    const staff = await logInAsStaff(server);
    const sameHome = async (refId: string) =>
      (await server.call(getStaffPolicy, { params: { refId } }, staff)).body?.sameHome.map((other) => other.refId);
    expect([await sameHome(first.refId), await sameHome(second.refId)]).toEqual([[second.refId], [first.refId]]);

    const accept = async (email: string) =>
      (await server.call(acceptAsLandlord, { params: { token: await readLandlordToken(server, email) } })).problem;
    const outcomes = await Promise.all(["to-one@example.com", "to-two@example.com"].map(accept));
    expect(outcomes.map((problem) => problem?.errorCode ?? "accepted").sort()).toEqual([
      "PROPERTY_HAS_ACTIVE_POLICY",
      "accepted",
    ]);
    const late = await makeNamedApplication(server, { email: "late@example.com" });
    expect(await saveHome(late, address)).toBe("PROPERTY_HAS_ACTIVE_POLICY");
  });

  test("stays available when the landlord declines", async () => {
    const address = house("7");
    await makeSigned(server, { address, tenantEmail: "first@example.com", landlordEmail: "no@example.com" });
    const landlord = await readLandlordToken(server, "no@example.com");
    expect((await server.call(declineAsLandlord, { params: { token: landlord }, body: {} })).ok).toBe(true);
    expect(await saveHome(await makeNamedApplication(server, { email: "second@example.com" }), address)).toBe("saved");
  });
});

describe("a home that the tenant has already insured", () => {
  test("causes a warning but no refusal, however the home and the email address are spelled", async () => {
    const address = house(null);
    await makeSigned(server, { address, tenantEmail: "t.wice@gmail.com" });
    const token = await makeNamedApplication(server, { email: "Twice+flat@GoogleMail.com" });
    expect(await hasDoublePolicy(token)).toBe(false);
    expect(await saveHome(token, { ...address, street: "torstr", unitName: "Hinterhaus" })).toBe("saved");
    expect(await hasDoublePolicy(token)).toBe(true);
    expect(await saveHome(token, { ...address, streetNumber: "9" })).toBe("saved");
    expect(await hasDoublePolicy(token)).toBe(false);
  });

  test("does not refuse another spelling of the same mailbox, neither when it is typed nor when the landlord accepts", async () => {
    const address = house("7");
    const landlordEmail = "landlord-of-spellings@example.com";
    await makeAccepted(server, { address, tenantEmail: "t.wice@gmail.com", landlordEmail });
    const [tenantEmail, again] = ["twice+again@googlemail.com", "landlord-again@example.com"];
    await makeSigned(server, { address, tenantEmail, landlordEmail: again });
    const token = await readLandlordToken(server, again);
    expect((await server.call(acceptAsLandlord, { params: { token } })).body?.status).toBe("ACCEPTED");
    expect(await saveHome(await makeNamedApplication(server, { email: tenantEmail }), address)).toBe("saved");
  });

  test("causes no warning in the application that insured it", async () => {
    const { token } = await makeSigned(server, { address: house("1"), tenantEmail: "once@example.com" });
    expect(await hasDoublePolicy(token)).toBe(false);
  });

  test("is not revealed for an unknown token", async () => {
    const unknown = await server.call(getDoublePolicy, { params: { token: "0".repeat(32) } });
    expect(unknown.problem?.errorCode).toBe("TOKEN_UNKNOWN");
  });
});

test("a co-tenant of an insured home is no other tenant, but is told that they are covered", async () => {
  const address = house("5");
  const landlordEmail = "landlord-of-two@example.com";
  await makeAccepted(server, { address, tenantEmail: "first@example.com", landlordEmail, coTenants: [ben] });
  const own = await makeNamedApplication(server, { country: "de", email: ben.email });
  expect(await saveHome(own, address)).toBe("saved");
  expect(await hasDoublePolicy(own)).toBe(true);
  const others = await makeNamedApplication(server, { country: "de", email: "third@example.com" });
  expect(await saveHome(others, address)).toBe("PROPERTY_HAS_ACTIVE_POLICY");
});

test("two tenants of one home do not both get their landlord's acceptance", async () => {
  const address = house("6");
  await makeSigned(server, { address, tenantEmail: cem.email, landlordEmail: "second-offer@example.com" });
  const landlordEmail = "first-offer@example.com";
  await makeAccepted(server, { address, tenantEmail: "first@example.com", landlordEmail, coTenants: [cem] });
  const token = await readLandlordToken(server, "second-offer@example.com");
  const { problem } = await server.call(acceptAsLandlord, { params: { token } });
  expect(problem?.errorCode).toBe("PROPERTY_HAS_ACTIVE_POLICY");
});

test("the double policy check renews the token", async () => {
  const token = await makeNamedApplication(server);
  for (let use = 0; use < 3; use++) {
    server.clock.advance(20 * 86_400_000);
    expect(await hasDoublePolicy(token)).toBe(false);
  }
});
