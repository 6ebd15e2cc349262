import {
  acceptAsLandlord,
  cancelPolicy,
  getCertificate,
  getFinishPage,
  getLandlordView,
  getPolicy,
  releaseAsLandlord,
} from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readPdf } from "#testing/files/read-pdf.ts";
import {
  type PolicyOptions,
  makeAccepted,
  makeSigned,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer({ realPdfs: true });
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
async function accepted(wishes: PolicyOptions = {}) {
  const { refId, token } = await makeAccepted(server, { tenantEmail, landlordEmail, ...wishes });
  await setPassword(server, tenantEmail);
  return { refId, token, personal: await readLandlordToken(server, landlordEmail) };
}
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1${url}`, headers: { "accept-language": "de", ...headers } });
const certificateOf = (token: string) => get(`/landlord/${token}/certificate`);
async function documentOf(refId: string, kind: string) {
  return get(`/policies/${refId}/documents/${kind}`, await openSession(server, tenantEmail));
}
const textOf = async (answer: { rawPayload: Buffer }) =>
  (await readPdf(answer.rawPayload)).text.replaceAll(/\s+/g, " ");
const codeOf = (text: string) => /((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})/.exec(text)?.[1] ?? "";
const check = async (code: string) => (await server.call(getCertificate, { params: { code } })).body?.status;

describe("the certificate", () => {
  test("is available with both links once the landlord has accepted, with the same bytes each time", async () => {
    const { token } = await makeSigned(server, { landlordEmail, lastName: "Weiß-Øster ẞ" });
    const personal = await readLandlordToken(server, landlordEmail);
    const early = await certificateOf(personal);
    expect([early.statusCode, early.json().errorCode]).toEqual([409, "STEP_NOT_ALLOWED"]);
    expect((await server.call(getLandlordView, { params: { token: personal } })).body?.hasCertificate).toBe(false);

    const view = await server.call(acceptAsLandlord, { params: { token: personal } });
    expect(view.body?.hasCertificate).toBe(true);
    const finish = await server.call(getFinishPage, { params: { token } });
    const short = /\/landlord\/([0-9a-f]{32})$/.exec(finish.body?.shortUrl ?? "")?.[1] ?? "";
    const both = await Promise.all([certificateOf(personal), certificateOf(short)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(both[0].rawPayload).toEqual(both[1].rawPayload);
    expect(both[0].headers["cache-control"]).toBe("no-store");
    expect(both[0].headers["content-disposition"]).toMatch(
      /^inline; filename="DE-[^"]+-certificate\.pdf"; filename\*=UTF-8''B%C3%BCrgschaftsurkunde%20Torstra%C3%9Fe%2012\.pdf$/,
    );

    const text = await textOf(both[0]);
    for (const said of [
      "Bürgschaftsurkunde",
      "Jana Weiß-Øster ẞ",
      "Torstraße 12, 10119 Berlin",
      "1.500,00 €",
      "Gilt ab 1. Februar 2027",
      "§§ 765, 773 BGB",
    ])
      expect(text).toContain(said);
    expect(text).toContain(`localhost:3000/de/certificates ${codeOf(text)}`);
    expect(text).toContain("in Worten: eintausendfünfhundert Euro");
  });

  test("names guarantor, landlord and tenant with the addresses that were signed", async () => {
    const { personal } = await accepted({ landlordAddress: "Karl-Marx-Allee 90, 10243 Berlin" });
    expect(await textOf(await certificateOf(personal))).toMatch(
      /Bürge Muster-Versicherung AG Musterweg 1, 12345 Musterstadt \+49 30 23125 000 Vermieterin oder Vermieter Otto Kern Karl-Marx-Allee 90, 10243 Berlin Mieterin oder Mieter Jana [^,]+ Torstraße 12, 10119 Berlin Wohnung/,
    );
  });

  test("names whom the lease names as the landlord, represented by the contact, as the contract and the page do", async () => {
    const said = { leaseLandlord: "Erbengemeinschaft Weiß", landlordAddress: "Karl-Marx-Allee 90, 10243 Berlin" };
    const { refId, personal } = await accepted(said);
    expect(await textOf(await certificateOf(personal))).toContain(
      "Vermieterin oder Vermieter Erbengemeinschaft Weiß vertreten durch Hausverwaltung Acme Karl-Marx-Allee 90, 10243 Berlin",
    );
    expect(await textOf(await documentOf(refId, "contract"))).toContain(
      "Erbengemeinschaft Weiß, vertreten durch Hausverwaltung Acme, Karl-Marx-Allee 90, 10243 Berlin",
    );
    const { body } = await server.call(getLandlordView, { params: { token: personal } });
    expect(body).toMatchObject({ landlordName: said.leaseLandlord, landlordRepresentedBy: "Hausverwaltung Acme" });
  });

  test("cites Austrian law in Austria, and is in English if the contract was signed in English", async () => {
    const { personal } = await accepted({ country: "at", language: "en" });
    const text = await textOf(await certificateOf(personal));
    expect(text).toContain("section 1357 of the Austrian Civil Code");
    expect(text).toContain("€1,500.00");
  });

  test("can be seen before as a sample of one page with made-up people, whose code no certificate has, by landlord and tenant alike", async () => {
    await makeSigned(server, { landlordEmail });
    const sample = await get("/sample-certificate?country=at&lang=en");
    expect(sample.headers["content-type"]).toBe("application/pdf");
    const { text, pages } = await readPdf(sample.rawPayload);
    expect(pages).toBe(1);
    expect(text.replaceAll(/\s+/g, " ")).toMatch(/Sample: this is what the certificate looks like.+Max Mustermann/);
    expect(text).toContain("Muster-Versicherung AG");
    expect(text).not.toMatch(/Otto Kern|Jana/);
    expect(await check(codeOf(text))).toBe("UNKNOWN");
    const german = await get("/sample-certificate?country=de&lang=de");
    expect(await textOf(german)).toMatch(/Muster: So sieht die Urkunde aus.+§§ 765, 773 BGB/);
    expect((await get("/legal-documents/sample?country=de&lang=de")).rawPayload).toEqual(german.rawPayload);
  });

  test("is refused for an unknown link", async () => {
    const { statusCode, json } = await certificateOf("0".repeat(32));
    expect([statusCode, json().errorCode]).toEqual([404, "TOKEN_UNKNOWN"]);
  });

  test("has the public status genuine before cover, in force from its start, released at the end, and reveals nothing else", async () => {
    const { personal } = await accepted();
    const code = codeOf(await textOf(await certificateOf(personal)));
    const { body } = await server.call(getCertificate, { params: { code } });
    expect(body).toEqual({ status: "GENUINE", remaining: null });
    await runUntil(server, "2027-01-31T22:59:59Z");
    expect(await check(code)).toBe("GENUINE");
    await runUntil(server, "2027-01-31T23:00:00Z");
    expect(await check(code)).toBe("IN_FORCE");
    expect(await check(code.toLowerCase().replaceAll("-", " "))).toBe("IN_FORCE");
    await server.call(releaseAsLandlord, { params: { token: personal }, body: { signature: true } });
    expect(await check(code)).toBe("RELEASED");
    expect((await certificateOf(personal)).statusCode).toBe(200);
  });

  test("gets a single code even if the first requests are simultaneous", async () => {
    const { personal } = await accepted();
    const all = await Promise.all(Array.from({ length: 5 }, () => certificateOf(personal)));
    expect(new Set(await Promise.all(all.map(async (response) => codeOf(await textOf(response))))).size).toBe(1);
  });
});

describe("guessing certificate codes", () => {
  const from = (code: string, remoteAddress: string) =>
    server.app.inject({ url: `/api/v1/certificates/${code}`, remoteAddress });
  const most = () => server.deps.config.networkLimits.wrongLogins;
  const ip = "192.0.2.7";

  test("ends for a network after the wrong codes of an hour; correct ones are free and slow nobody down", async () => {
    const { personal } = await accepted();
    const right = codeOf(await textOf(await certificateOf(personal)));
    for (let guess = 0; guess < most(); guess++)
      expect((await from(`0000-0000-0000-${String(guess).padStart(4, "0")}`, ip)).statusCode).toBe(200);
    const other = "192.0.2.8";
    for (let time = 0; time <= most(); time++) expect((await from(right, other)).statusCode).toBe(200);
    const refused = await from("nonsense", ip);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([429, "RATE_LIMITED"]);
    expect(refused.headers["retry-after"]).toBe("3600");
    server.clock.advance(3_600_000);
    expect((await from(right, ip)).json()).toEqual({ status: "GENUINE", remaining: null });
  });

  test("counts together for all addresses of a network", async () => {
    for (let guess = 0; guess < most(); guess++) await from("wrong", `2001:db8:1:2::${(guess + 1).toString(16)}`);
    expect((await from("wrong", "2001:db8:1:2:9:9:9:9")).statusCode).toBe(429);
    expect((await from("wrong", "2001:db8:1:3::1")).statusCode).toBe(200);
  });
});

describe("the tenant's policy documents", () => {
  const list = async (refId: string) => {
    const { body } = await server.call(getPolicy, { params: { refId } }, await openSession(server, tenantEmail));
    return body?.documents.map(({ kind, number }) => (number === null ? kind : `${kind} ${number}`));
  };

  test("are the certificate, a receipt for each premium and the release", async () => {
    const { refId, personal } = await accepted();
    expect((await list(refId))?.slice(0, 2)).toEqual(["certificate", "contract"]);
    expect((await documentOf(refId, "receipt-1")).statusCode).toBe(404);
    await runUntil(server, "2027-03-11T10:00:00Z");
    const receipt = await textOf(await documentOf(refId, "receipt-2"));
    expect(receipt).toContain("1. März 2027 bis 31. März 2027");
    expect(receipt).toContain("Betrag 6,35 €");
    expect(receipt).toContain("Abgebucht am 1. März 2027");

    await server.call(releaseAsLandlord, { params: { token: personal }, body: { signature: true } });
    await runUntil(server, "2027-03-11T11:00:00Z");
    expect(await list(refId)).toEqual(expect.arrayContaining(["certificate", "receipt 1", "receipt 2", "release"]));
    expect(await textOf(await documentOf(refId, "receipt-2"))).toContain("Davon zurückgezahlt 4,31 €");
    expect(await textOf(await documentOf(refId, "release"))).toContain("11. März 2027");
  });

  test("include the withdrawal with its time and the refund", async () => {
    const { refId } = await accepted({ insuranceStart: "2027-01-18" });
    await runUntil(server, "2027-01-20T09:30:00Z");
    await server.call(cancelPolicy, { params: { refId }, body: {} }, await openSession(server, tenantEmail));
    expect(await list(refId)).toEqual(expect.arrayContaining(["receipt 1", "withdrawal"]));
    const text = await textOf(await documentOf(refId, "withdrawal"));
    expect(text).toContain("20. Januar 2027, 10:30:00 MEZ");
    expect(text).toContain("Sie erhalten zurück 5,95 €");
  });

  test("are refused to other tenants, and unknown ones are not found", async () => {
    const { refId } = await accepted();
    await makeSigned(server, { tenantEmail: "other@example.com", landlordEmail: "l2@example.com" });
    await setPassword(server, "other@example.com");
    const other = await openSession(server, "other@example.com");
    const refusal = async (path: string, headers = {}) => (await get(`/policies/${path}`, headers)).json().errorCode;
    expect(await refusal(`${refId}/documents/certificate`)).toBe("LOGIN_REQUIRED");
    expect(await refusal(`${refId}/documents/certificate`, other)).toBe("POLICY_UNKNOWN");
    for (const kind of ["receipt", "receipt-0", "receipt-9", "withdrawal", "release", "avb.pdf", "__proto__"])
      expect((await documentOf(refId, kind)).json().errorCode, kind).toBe("NOT_FOUND");
  });
});
