import {
  acceptAsLandlord,
  getLandlordView,
  getLetter,
  listTroubledMails,
  noteLetterPosted,
  noteLetterReturned,
  sendMailAgain,
  type CallAnswer,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { mariahilf } from "#testing/applications/answers.ts";
import { readPdf } from "#testing/files/read-pdf.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { settle } from "#testing/server/settle.ts";

/** In Austria the guarantor signs by hand. */
const server = await makeTestServer({
  realPdfs: true,
  config: { guaranteeForms: { de: "UNSIGNED", at: "PAPER" } },
});
afterAll(() => server.close());

async function accept(country: "de" | "at", landlordEmail: string, insuranceStart = "2027-02-01") {
  const home = country === "at" ? { country, address: mariahilf } : {};
  const landlordAddress = "Praterstraße 5, 1020 Wien";
  await makeSigned(server, {
    ...home,
    landlordEmail,
    landlordAddress,
    insuranceStart,
    tenantEmail: `tenant-of-${landlordEmail}`,
  });
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
  const mailTo = async (address: string) => (await server.deps.outbox?.list(address))?.[0]?.text;
  expect(await mailTo("vermieterin@example.com")).toContain("solange Sie es nicht haben, gilt die Bürgschaft nicht");
  expect(await mailTo("tenant-of-vermieterin@example.com")).toContain("bis dahin beginnt die Bürgschaft nicht");

  expect((await server.call(noteLetterPosted, { params: { id } }, staff)).ok).toBe(true);
  expect(await list()).toEqual([]);
  expect(await seenBy(token)).toMatchObject({ certificateOriginal: { postedOn: "2027-01-15" } });
});

test("nothing is posted where no signature by hand is needed", async () => {
  const token = await accept("de", "landlord-in-germany@example.com");
  expect(await seenBy(token)).toMatchObject({ hasCertificate: true, certificateOriginal: null });
  expect(await certificateOf(token)).toMatch(/Elektronisch\s+ausgestellt/);
});

test("cover and the first premium wait for the original until it is posted, and five days more", async () => {
  const token = await accept("at", "waiting@example.com", "2027-01-16");
  const covered = async () => (await seenBy(token))?.coverStart;
  const { ref_id: refId } = await server.deps.db
    .selectFrom("policy")
    .select("ref_id")
    .where("landlord_email", "=", "waiting@example.com")
    .executeTakeFirstOrThrow();
  const charged = () =>
    server.deps.db.selectFrom("premium").select("period_from").where("ref_id", "=", refId).execute();
  expect(await covered()).toBe("2027-01-20");
  await runUntil(server, "2027-01-20T09:00:00.000Z");
  expect(await covered()).toBe("2027-01-25");
  expect(await charged()).toEqual([]);
  const told = async () => {
    await settle(server);
    const mails = await mailsTo(server, "tenant-of-waiting@example.com", /^Ihre Mietbürgschaft (?:beginnt|gilt)/);
    return mails.map(({ subject }) => subject).toSorted();
  };
  const waits = "Ihre Mietbürgschaft beginnt später: frühestens am 25. Jänner 2027";
  expect(await told()).toEqual([waits]);

  const letter = await server.deps.db
    .selectFrom("mail")
    .select("id")
    .where("ref_id", "=", refId)
    .where("kind", "=", "certificate-original")
    .executeTakeFirstOrThrow();
  const note = async (what: typeof noteLetterPosted | typeof noteLetterReturned | typeof sendMailAgain) => {
    expect((await server.call(what, { params: letter }, await logInAsStaff(server))).ok).toBe(true);
  };
  await runUntil(server, "2027-01-22T09:00:00.000Z");
  await note(noteLetterPosted);
  expect(await covered()).toBe("2027-01-27");
  expect(await told()).toEqual([waits, "Ihre Mietbürgschaft gilt ab 27. Jänner 2027"]);
  await note(noteLetterReturned);
  expect(await seenBy(token)).toMatchObject({ certificateOriginal: { postedOn: null } });
  await runUntil(server, "2027-01-27T09:00:00.000Z");
  expect(await charged()).toEqual([]);
  await note(sendMailAgain);
  await settle(server);
  expect(await seenBy(token)).toMatchObject({ certificateOriginal: { postedOn: null } });
  await note(noteLetterPosted);
  await runUntil(server, "2027-02-02T09:00:00.000Z");
  expect(await charged()).toEqual([{ period_from: "2027-02-01" }]);
});
