import {
  acceptInvitation,
  getLocaleSettings,
  getSettings,
  initTenant,
  inviteTenant,
  saveAddress,
  saveName,
  signContract,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { makeNamedApplication, mariahilf, tenantName, torstrasse } from "#testing/applications/answers.ts";
import { makeInvitation, offer } from "#testing/applications/invitations.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { giveCard, makeReadyToSign } from "#testing/policies/sign-policy.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

/** Nothing signs guarantees in Austria, as in a new production (docs/law.md). */
const server = await makeTestServer({ config: { guaranteeForms: { de: "UNSIGNED", at: "NONE" } } });
afterAll(() => server.close());

const refused = { status: 409, errorCode: "COUNTRY_NOT_OFFERED" };
/** What happens while guarantees are still given. */
async function whileOffered<T>(act: () => Promise<T>): Promise<T> {
  server.deps.config.guaranteeForms.at = "UNSIGNED";
  try {
    return await act();
  } finally {
    server.deps.config.guaranteeForms.at = "NONE";
  }
}

test("no application is made for a home there, and none is written", async () => {
  const before = await readAllRows(server.deps);
  const austrian = { "accept-language": "de-AT" };
  expect((await server.call(initTenant, { query: {} }, austrian)).problem).toMatchObject(refused);
  const named = await server.call(saveName, { body: { ...tenantName, country: "at" } });
  expect(named.problem).toMatchObject(refused);
  expect(await readAllRows(server.deps)).toEqual(before);
});

test("an application for Germany cannot get a home there, and keeps its own", async () => {
  const token = await makeNamedApplication(server);
  const save = (address: typeof mariahilf) => server.call(saveAddress, { body: { token, address: { address } } });
  expect((await save(mariahilf)).problem).toMatchObject(refused);
  expect((await save(torstrasse)).ok).toBe(true);
});

test("what was begun before can neither go on nor be signed", async () => {
  const token = await whileOffered(async () => {
    const ready = await makeReadyToSign(server, { country: "at", address: mariahilf });
    await giveCard(server, ready);
    return ready;
  });
  const body = { token, signature: true } as const;
  expect((await server.call(signContract, { body })).problem).toMatchObject(refused);
  expect((await server.call(saveName, { body: { token, ...tenantName, lastName: "Neu" } })).problem).toMatchObject(
    refused,
  );
  expect((await whileOffered(() => server.call(signContract, { body }))).ok).toBe(true);
});

test("partners cannot invite to it, and an earlier invitation opens no application", async () => {
  const key = await makeTestPartner(server, "owner");
  const home = { ...offer, address: mariahilf };
  const { status, problem } = await server.call(inviteTenant, { body: home }, key);
  expect(status).toBe(409);
  expect(problem).toMatchObject({
    errorCode: "COUNTRY_NOT_OFFERED",
    data: { fields: [{ path: "address.country", errorCode: "COUNTRY_NOT_OFFERED" }] },
  });
  const id = await whileOffered(() => makeInvitation(server, key, { address: mariahilf }));
  expect((await server.call(acceptInvitation, { params: { id } })).problem).toMatchObject(refused);
});

test("pages learn where guarantees are given", async () => {
  const { body } = await server.call(getSettings, { query: { country: "at" } });
  expect(body).toMatchObject({ country: "at", countries: ["de"] });
  expect((await server.call(getLocaleSettings)).body?.settings).toMatchObject([
    { country: "de", enabled: true },
    { country: "at", enabled: false },
  ]);
});
