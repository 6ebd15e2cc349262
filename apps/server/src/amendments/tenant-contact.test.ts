import { getStaffPolicy, listTimeline, searchDesk } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { logInAsStaff } from "#testing/people/staff.ts";
import { makeAmended } from "#testing/policies/amendments.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
afterAll(() => server.close());

test("a tenant's new phone number and postal address count at once, for the desk, for letters and for the login", async () => {
  const { refId, ask, policy } = await makeAmended(server);
  const change = {
    kind: "TENANT_CONTACT",
    phone: { dialCode: "+43", number: "0664 1234567" },
    postalAddress: "Neue Gasse 1, 10115 Berlin",
  } as const;
  expect(codeOf(await ask({ ...change, phone: null, postalAddress: null }))).toBe("400 FIELD_REQUIRED");
  expect(codeOf(await ask({ ...change, phone: { dialCode: "+49", number: "00000" } }))).toBe(
    "400 INVALID_PHONE_NUMBER",
  );
  // The answer may be lost on the way.
  for (const _lost of [1, 2]) expect((await ask(change)).ok).toBe(true);
  expect((await policy())?.amendments).toMatchObject([{ change, state: "IN_FORCE", waitsFor: [] }]);
  const staff = await logInAsStaff(server);
  const seen = await server.call(getStaffPolicy, { params: { refId } }, staff);
  expect(seen.body).toMatchObject({
    tenantPhone: "+436641234567",
    postalAddress: "Jana Weiß, Neue Gasse 1, 10115 Berlin",
    terms: [{ number: 1 }],
  });
  for (const search of ["0664 1234567", "+491512345678"]) {
    const found = await server.call(searchDesk, { query: { search } }, staff);
    expect(found.body?.hits, search).toContainEqual(expect.objectContaining({ kind: "POLICY", refId }));
  }
  const { body: line } = await server.call(listTimeline, { params: { of: "policy", id: refId }, query: {} }, staff);
  const contact = line?.rows.filter(({ kind }) => kind === "CONTACT");
  expect(contact?.map(({ detail, by }) => [detail, by])).toEqual(
    expect.arrayContaining([
      ["PHONE", null],
      ["POSTAL_ADDRESS", null],
    ]),
  );
  const phones = await server.deps.db.selectFrom("account_phone").select("phone_key").execute();
  expect(phones.map(({ phone_key }) => phone_key)).toEqual(["436641234567"]);
});
