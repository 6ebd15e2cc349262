import {
  type CallRequest,
  getTenant,
  initTenant,
  keepProperties,
  listProperties,
  propertiesPerCall,
  removeProperty,
  saveAddress,
  searchProperties,
} from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { makeInvitedTenant } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { hideDemoPartner, makeDemoPartner } from "./demo-partner.ts";
import { revokeKey, setBaseUrl } from "./keys.ts";

type Property = CallRequest<typeof keepProperties>["body"]["properties"][number];

const server = await makeTestServer();
afterAll(() => server.close());

const home = (id: string, street: string, changes: object = {}): Property => ({
  id,
  address: { street, streetNumber: "1", zip: "10119", city: "Berlin", country: "de", ...changes },
});
type Key = { authorization: string };
const keep = (key: Key, ...properties: Property[]) => server.call(keepProperties, { body: { properties } }, key);
const list = async (key: Key, after?: string) =>
  (await server.call(listProperties, { query: { ...(after && { after }) } }, key)).body;
const search = async (query: string, country: "de" | "at" | "" | null = "de", headers = {}) =>
  (await server.call(searchProperties, { body: { query, country } }, headers)).body?.properties ?? [];

async function makePartnerWithUrl(id: string): Promise<Key> {
  const key = await makeTestPartner(server, id);
  await setBaseUrl(server.deps, id, `https://${id}.example/apply?from=kautia`);
  return key;
}

describe("a partner's homes", () => {
  test("may have long names, even as many as one call takes", async () => {
    const street = "Straße der Vereinigung der Gartenfreunde ".repeat(4).trim();
    const homes = Array.from({ length: propertiesPerCall }, (_, index) =>
      home(`Liegenschaft-${index}`, street, {
        city: "Neustadt an der Weinstraße ".repeat(7).trim(),
        unitName: "ü".repeat(60),
      }),
    );
    expect(JSON.stringify(homes).length).toBeGreaterThan(100_000);
    const { body } = await keep(await makeTestPartner(server, "long"), ...homes);
    expect(body).toEqual({ kept: propertiesPerCall, changed: propertiesPerCall });
  });

  test("are stored once when sent again, and changed by the partner's own id", async () => {
    const key = await makePartnerWithUrl("batch");
    const homes = [home("1", "Batchweg"), home("2", "Batchweg", { streetNumber: "2", unitName: "EG" })];
    expect((await keep(key, ...homes)).body).toEqual({ kept: 2, changed: 2 });
    expect((await keep(key, ...homes)).body).toEqual({ kept: 2, changed: 0 });
    const before = await search("batchweg");
    expect((await keep(key, home("2", "Batchallee"))).body).toEqual({ kept: 1, changed: 1 });
    expect((await list(key))?.properties.map(({ id, fullAddress }) => [id, fullAddress])).toEqual([
      ["1", "Batchweg 1, 10119 Berlin"],
      ["2", "Batchallee 1, 10119 Berlin"],
    ]);
    expect(await search("batchweg 2")).toEqual([]);
    expect((await search("batchallee"))[0]?.id).toBe(before[1]?.id);
  });

  test("are stored all or none, and errors name the position", async () => {
    const key = await makePartnerWithUrl("wrong");
    const refused = async (...homes: Property[]) => {
      const { problem } = await keep(key, ...homes);
      return [problem?.status, problem?.data.fields.map(({ path, errorCode }) => `${path} ${errorCode}`)];
    };
    const good = home("good", "Falschweg");
    expect(await refused(good, home("bad", "Falschweg", { zip: "1011" }))).toEqual([
      400,
      ["properties.1.address.zip FIELD_INVALID"],
    ]);
    expect(await refused(good, home("bad", ""))).toEqual([400, ["properties.1.address.street ADDRESS_HAS_NO_STREET"]]);
    expect(await refused(good, home("good", "Falschallee"))).toEqual([400, ["properties.1.id FIELD_INVALID"]]);
    expect(await refused(good, home("x".repeat(101), "Falschweg"))).toEqual([400, ["properties.1.id FIELD_INVALID"]]);
    expect(await refused(good, home("long", "ß".repeat(300)))).toEqual([
      400,
      ["properties.1.address.street FIELD_INVALID"],
    ]);
    expect(await refused()).toEqual([400, ["properties FIELD_REQUIRED"]]);
    const many = Array.from({ length: propertiesPerCall + 1 }, (_, index) => home(`${index}`, "Falschweg"));
    expect(await refused(...many)).toEqual([400, ["properties FIELD_INVALID"]]);
    expect((await list(key))?.properties).toEqual([]);
  });

  test("are listed in pages up to the last one", async () => {
    const key = await makePartnerWithUrl("pages");
    const ids = Array.from({ length: propertiesPerCall + 3 }, (_, index) => String(index).padStart(4, "0"));
    await keep(key, ...ids.slice(0, propertiesPerCall).map((id) => home(id, "Seitenweg")));
    await keep(key, ...ids.slice(propertiesPerCall).map((id) => home(id, "Seitenweg")));
    const first = await list(key);
    const second = await list(key, first?.next ?? "");
    expect([...(first?.properties ?? []), ...(second?.properties ?? [])].map(({ id }) => id)).toEqual(ids);
    expect(second?.next).toBeNull();
  });

  test("may have the same id with two partners without affecting each other", async () => {
    const [item, other] = [await makePartnerWithUrl("one"), await makePartnerWithUrl("other")];
    await keep(item, home("7/3 ẞ", "Doppelgasse"));
    await keep(other, home("7/3 ẞ", "Doppelgasse", { unitName: "Hinterhaus" }));
    const found = await search("doppelgasse");
    expect(found.map(({ partner }) => partner.name)).toEqual(["Partner one", "Partner other"]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
    const remove = async (key: Key, id: string) =>
      (await server.call(removeProperty, { params: { id } }, key)).body?.removed;
    const third = await makePartnerWithUrl("third");
    expect(await remove(third, "7/3 ẞ")).toBe(false);
    expect(await remove(item, "7/3 ẞ")).toBe(true);
    expect(await remove(item, "7/3 ẞ")).toBe(false);
    expect((await search("doppelgasse")).map(({ partner }) => partner.name)).toEqual(["Partner other"]);
  });

  test("are stored once when sent concurrently in any order", async () => {
    const key = await makePartnerWithUrl("crowd");
    const homes = Array.from({ length: 40 }, (_, index) => home(`${index}`, "Gedrängelweg"));
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => keep(key, ...(turn % 2 === 0 ? homes : homes.toReversed()))),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(sent.reduce((sum, { body }) => sum + (body?.changed ?? 0), 0)).toBe(40);
    expect((await list(key))?.properties).toHaveLength(40);
  });

  test("cannot be changed or listed with an unknown or revoked key", async () => {
    const key = await makePartnerWithUrl("revoked");
    await keep(key, home("1", "Schlüsselweg"));
    await revokeKey(server.deps, key.authorization.slice("Bearer ".length));
    const refused = { status: 401, errorCode: "PARTNER_KEY_INVALID" };
    for (const headers of [key, { authorization: "Bearer wrong" }]) {
      expect((await keep(headers, home("2", "Schlüsselweg"))).problem).toMatchObject(refused);
      expect((await server.call(listProperties, { query: {} }, headers)).problem).toMatchObject(refused);
      expect((await server.call(removeProperty, { params: { id: "1" } }, headers)).problem).toMatchObject(refused);
    }
    expect(await search("schlüsselweg")).toHaveLength(1);
  });
});

describe("a typed home that a partner lets", () => {
  const landlordOf = async (address: object) => {
    const token = (await server.call(initTenant, { query: {} })).body?.token ?? "";
    const typed = { street: "Partnerweg", streetNumber: "7", zip: "10119", city: "Berlin", country: "de" } as const;
    const body = { token, address: { address: { ...typed, ...address } } };
    const saved = await server.call(saveAddress, { body }, { prefer: "return=representation" });
    const read = await server.call(getTenant, { params: { token } });
    expect(saved.body?.record?.landlordInfo ?? null).toEqual(read.body?.landlordInfo ?? null);
    return read.body?.landlordInfo ?? null;
  };

  test.each([[{ unitName: "2. OG" }], [{ unitName: "2. Stock" }], [{ street: "Partnerweg ", streetNumber: "7" }]])(
    "is known in the record (%j), with the address of the partner's page",
    async (address) => {
      const key = await makePartnerWithUrl("lets");
      await keep(key, home("1", "Partnerweg", { streetNumber: "7", unitName: "2. OG" }));
      expect(await landlordOf(address)).toMatchObject({
        landlordSpace: "lets",
        landlordSpaceEnabled: true,
        partnerOnboardingBaseUrl: "https://lets.example/apply?from=kautia",
      });
    },
  );

  test("is known in an invited tenant's record without a list of homes", async () => {
    const token = await makeInvitedTenant(server, await makePartnerWithUrl("invites"));
    const { body } = await server.call(getTenant, { params: { token } });
    expect(body?.landlordInfo).toMatchObject({
      companyName: "Hausverwaltung Kern",
      landlordSpace: "invites",
      partnerOnboardingBaseUrl: "https://invites.example/apply?from=kautia",
    });
  });

  test("of the demo partner leads nowhere in production", async () => {
    await makeDemoPartner(server.deps);
    await hideDemoPartner(server.deps);
    const demo = { street: "Lindenstraße", streetNumber: "40", zip: "10969", unitName: "2. OG rechts" };
    expect(await landlordOf(demo)).toBeNull();
    await setBaseUrl(server.deps, "demo", "https://www.example.com/");
  });

  test.each([[{ unitName: "3. OG" }], [{ streetNumber: "8" }], [{ zip: "10969" }]])(
    "is not meant by another home (%j)",
    async (address) => {
      expect(await landlordOf(address)).toBeNull();
    },
  );
});

describe("the search for a home", () => {
  test("finds the demo partner's homes in Berlin and Vienna, with a link to its site", async () => {
    await makeDemoPartner(server.deps);
    await makeDemoPartner(server.deps);
    const [first, ...more] = await search("lindenstr 40", "de", { "accept-language": "en" });
    expect(more).toEqual([]);
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      fullAddress: "Lindenstraße 40, 2. OG rechts, 10969 Berlin",
      address: {
        street: "Lindenstraße",
        streetNumber: "40",
        zip: "10969",
        city: "Berlin",
        country: "de",
        unitName: "2. OG rechts",
      },
      partner: { name: "Hausverwaltung Demo", partnerOnboardingBaseUrl: "https://www.example.com/" },
      applicationUrl: "https://www.example.com/?property=B-LIN-40-2R&lang=en",
    });
    expect((await search("Kastanienallee 82")).map(({ fullAddress }) => fullAddress)).toHaveLength(1);
    expect((await search("mariahilfer", "at")).map(({ fullAddress }) => fullAddress)).toEqual([
      "Mariahilfer Straße 103, Top 7, 1060 Wien",
    ]);
    expect(await search("mariahilfer", "de")).toEqual([]);
  });

  test.each([
    ["the locale", { "accept-language": "de-AT" }],
    ["the host", { "accept-language": "de-DE", host: "kautia.example.at" }],
  ])("takes the country from %s if the body has none", async (_, headers) => {
    await makeDemoPartner(server.deps);
    for (const none of [null, ""] as const) expect(await search("mariahilfer", none, headers)).toHaveLength(1);
    expect(await search("lindenstr 40", null, headers)).toEqual([]);
  });

  test("sorts the exact number before prefix matches and returns at most eight homes", async () => {
    const key = await makePartnerWithUrl("many");
    const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1));
    await keep(key, ...numbers.map((streetNumber) => home(streetNumber, "Vielstraße", { streetNumber })));
    const found = await search("vielstraße 2");
    expect(found.map(({ address }) => address.streetNumber)).toEqual(["2", "20"]);
    expect(await search("vielstr")).toHaveLength(8);
  });

  test.each(["%", "_", "*", "'", "\\", "':* | 'a", "!berlin", "&&", "()", "\u{1F3E0}"])(
    "does not treat '%s' as a wildcard or operator",
    async (query) => {
      const key = await makePartnerWithUrl("jokers");
      await keep(key, home("1", "Jokerweg"));
      const { status, body } = await server.call(searchProperties, { body: { query, country: "de" } });
      expect(status).toBe(200);
      expect(body?.properties.map(({ address }) => address.street)).not.toContain("Jokerweg");
    },
  );

  test("finds homes only while their partner has a base URL", async () => {
    const key = await makeTestPartner(server, "pageless");
    await keep(key, home("1", "Seitenlosweg"));
    expect(await search("seitenlosweg")).toEqual([]);
    expect(await setBaseUrl(server.deps, "pageless", "javascript:alert(1)")).toBe(false);
    expect(await setBaseUrl(server.deps, "pageless", "https://pageless.example/")).toBe(true);
    expect(await search("seitenlosweg")).toHaveLength(1);
    expect(await setBaseUrl(server.deps, "pageless", null)).toBe(true);
    expect(await search("seitenlosweg")).toEqual([]);
    expect(await setBaseUrl(server.deps, "nobody", "https://nobody.example/")).toBe(false);
  });

  test("refuses base URLs in a request", async () => {
    const key = await makePartnerWithUrl("fixed");
    const smuggled = {
      partnerOnboardingBaseUrl: "https://evil.example/",
      onboarding_base_url: "https://evil.example/",
    };
    const body = { properties: [{ ...home("1", "Festweg"), ...smuggled }], ...smuggled };
    expect((await server.call(keepProperties, { body }, key)).problem?.errorCode).toBe("FIELD_UNKNOWN");
    await server.call(keepProperties, { body: { properties: [home("1", "Festweg")] } }, key);
    const [found] = await search("festweg");
    expect(found?.applicationUrl).toBe("https://fixed.example/apply?from=kautia&property=1&lang=de");
  });

  test.each([
    { country: "de" },
    { query: "   ", country: "de" },
    { query: "x".repeat(121), country: "de" },
    { query: "x", country: "ch" },
  ])("refuses %j", async (body) => {
    const sent = await server.app.inject({ method: "POST", url: "/api/v1/search/property", payload: body });
    expect(sent.statusCode).toBe(400);
  });
});
