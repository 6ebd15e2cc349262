import {
  acceptAsLandlord,
  getLandlordView,
  getLetter,
  listTroubledMails,
  noteLetterPosted,
  type CallAnswer,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mariahilf } from "#testing/applications/answers.ts";
import { readPdf } from "#testing/files/read-pdf.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

/** In Austria the guarantor signs by hand. */
let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer({
    realPdfs: true,
    config: { guaranteeForms: { de: "UNSIGNED", at: "PAPER" } },
  });
});
afterAll(() => server.close());

async function accept(country: "de" | "at", landlordEmail: string) {
  const home = country === "at" ? { country, address: mariahilf } : {};
  const landlordAddress = "Praterstraße 5, 1020 Wien";
  await makeSigned(server, { ...home, landlordEmail, landlordAddress, tenantEmail: `tenant-of-${landlordEmail}` });
  const token = await readLandlordToken(server, landlordEmail);
  expect((await server.call(acceptAsLandlord, { params: { token } })).ok).toBe(true);
  await runUntil(server, server.clock.now().toISOString());
  return token;
}
const seenBy = async (token: string) => (await server.call(getLandlordView, { params: { token } })).body;
const certificateOf = async (token: string) =>
  (await readPdf((await server.app.inject({ url: `/api/v1/landlord/${token}/certificate` })).rawPayload)).text;

test("the desk posts an original to the landlord, whose page says so, and the file is a copy", async () => {
  const staff = await logInAsStaff(server);
  const list = async (): Promise<CallAnswer<typeof listTroubledMails>["rows"]> =>
    (await server.call(listTroubledMails, { query: { state: "POST" } }, staff)).body?.rows ?? [];
  const token = await accept("at", "vermieterin@example.com");
  expect(await seenBy(token)).toMatchObject({ certificateOriginal: { postedOn: null } });
  expect(await certificateOf(token)).toMatch(/eigenhändig\s+unterschreibt/);
  const [letter] = await list();
  expect(letter).toMatchObject({
    hasEnclosure: true,
    postalAddress: expect.stringMatching(/, Praterstraße 5, 1020 Wien$/),
  });
  const id = letter?.id ?? "";
  const print = async (part: "letter" | "enclosure") => {
    const url = `/api/v1${getLetter.path.replace(":id", id)}?part=${part}`;
    return (await readPdf((await server.app.inject({ url, headers: staff })).rawPayload)).text;
  };
  expect(await print("letter")).toContain("Praterstraße 5, 1020 Wien");
  expect(await print("letter")).not.toContain("in Ihrem Konto");
  expect(await print("enclosure")).toBe(await certificateOf(token));
  const [confirmation] = (await server.deps.outbox?.list("vermieterin@example.com")) ?? [];
  expect(confirmation?.text).toContain("mit der Post");

  expect((await server.call(noteLetterPosted, { params: { id } }, staff)).ok).toBe(true);
  expect(await list()).toEqual([]);
  expect(await seenBy(token)).toMatchObject({ certificateOriginal: { postedOn: "2027-01-15" } });
});

test("nothing is posted where no signature by hand is needed", async () => {
  const token = await accept("de", "landlord-in-germany@example.com");
  expect(await seenBy(token)).toMatchObject({ hasCertificate: true, certificateOriginal: null });
  expect(await certificateOf(token)).toMatch(/Elektronisch\s+ausgestellt/);
});
