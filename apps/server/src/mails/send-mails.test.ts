import { listTroubledMails, sendMailAgain } from "@kautia/contract";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { mailContent } from "../mail-content/index.ts";
import { DatabaseUnavailableError } from "../platform/database/unavailable.ts";
import { lockAtFirst } from "#testing/database/lock-at-first.ts";
import { type Mail, MailMisconfigured, type MailResult, type OutgoingMail } from "./ports.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned, runUntil } from "#testing/policies/sign-policy.ts";
import { sendMails } from "./send-mails.ts";
import { writeMail } from "./write-mail.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

/** The mail server's answers to the next attempts; when none are left, it accepts the mail. */
let answers: (Error | MailResult)[] = [];
let received: OutgoingMail[] = [];
let mostLeased = 0;
/** The mail server answers only once this resolves. */
let answering: Promise<void> | null = null;
const mailServer: Mail = {
  send: async (mail) => {
    mostLeased = Math.max(mostLeased, await countLeased());
    if (mail.to !== "slow@example.com") return { status: "sent" };
    await answering;
    const answer = answers.shift() ?? { status: "sent" };
    if (answer instanceof Error) throw answer;
    if (answer.status === "sent") received.push(mail);
    return answer;
  },
};

const server = await makeTestServer({ overrides: { mail: mailServer } });
afterAll(() => server.close());
beforeEach(() => {
  answers = [];
  received = [];
});

const now = () => server.deps.clock.now();
const later = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
const landlordEmail = "slow@example.com";

test("retries with growing delays and the same id while the mail server is down", async () => {
  answers = [new Error("down"), new Error("down")];
  const { refId } = await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
  await runUntil(server, now().toISOString());
  expect(await readMail(refId)).toMatchObject({ status: "WAITING", tries: 1, last_error: "Error: down" });
  await runUntil(server, later(1));
  expect(await readMail(refId)).toMatchObject({ status: "WAITING", tries: 2 });
  await runUntil(server, later(4));
  expect(received).toEqual([]);
  await runUntil(server, later(1));
  const mail = await readMail(refId);
  expect(mail).toMatchObject({ status: "SENT", tries: 3, last_error: null });
  expect(received.map(({ id }) => id)).toEqual([mail.id]);
});

test("makes a new link for each attempt and keeps the earlier ones valid", async () => {
  answers = [new Error("down")];
  const { refId } = await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
  await runUntil(server, later(2));
  const links = await server.deps.db
    .selectFrom("link")
    .select("kind")
    .where("subject", "=", refId)
    .where("kind", "=", "landlord-page")
    .execute();
  expect(links).toHaveLength(2);
  expect(received).toHaveLength(1);
});

test("sends a mail once, although the mail server takes longer than a lease", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { refId } = await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
  const { promise, resolve } = Promise.withResolvers<void>();
  answering = promise;
  const mail = await readMail(refId);
  const { brand, operator, publicUrl } = server.deps.config;
  const send = () => sendMails({ ...server.deps, brand, operator, publicUrl, mailContent }, [mail.id]);
  const sending = send();
  const isLeased = async () => ((await readMail(refId)).leased_until ?? 0) > new Date();
  await expect.poll(isLeased).toBe(true);
  await server.deps.db
    .updateTable("mail")
    .set({ leased_until: new Date(0) })
    .where("id", "=", mail.id)
    .execute();
  vi.advanceTimersByTime(5_000);
  await expect.poll(isLeased).toBe(true);
  // Another process looks for mails to send.
  await send();
  resolve();
  await sending;
  answering = null;
  expect(received).toHaveLength(1);
  expect(await readMail(refId)).toMatchObject({ status: "SENT", tries: 1, leased_until: null });
});

test("does not retry after a refusal", async () => {
  answers = [{ status: "refused", reason: "550 no such user" }];
  const { refId } = await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
  await runUntil(server, later(10_000));
  expect(await readMail(refId)).toMatchObject({ status: "REFUSED", tries: 1, last_error: "550 no such user" });
});

test("gives up after ten attempts", async () => {
  answers = Array.from({ length: 20 }, () => new Error("down"));
  const { refId } = await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
  await runUntil(server, later(20_000));
  expect(await readMail(refId)).toMatchObject({ status: "REFUSED", tries: 10, last_error: "Error: down" });
});

test("a mail is sent once although the database cannot record that at first", async () => {
  const when = "NEW.kind = 'landlord-invitation' AND NEW.status = 'SENT'";
  const unlock = await lockAtFirst(server.deps.db, { table: "mail", when, times: 2 });
  try {
    const { refId } = await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
    await runUntil(server, later(10));
    expect(received).toHaveLength(1);
    expect(await readMail(refId)).toMatchObject({ status: "SENT", tries: 1, last_error: null });
  } finally {
    await unlock();
  }
});

test("returns the id of the earlier mail when its reason already has one", async () => {
  const mail = {
    reason: "once",
    kind: "data-deleted",
    refId: null,
    to: "once@example.com",
    language: "de",
    country: "de",
    data: { tenantName: "Jana", on: "2027-01-15", kept: [] },
  } as const;
  const { db } = server.deps;
  await db
    .transaction()
    .execute(async (transaction) => {
      const id = await writeMail(transaction, server.deps, mail);
      expect(await writeMail(transaction, server.deps, mail)).toBe(id);
      expect(await transaction.selectFrom("mail").select("id").where("reason", "=", "once").execute()).toEqual([
        { id },
      ]);
      throw new Error("roll back");
    })
    .catch((error: unknown) => expect(String(error)).toContain("roll back"));
});

test("leases four mails at a time and sends all of them", async () => {
  for (let count = 0; count < 3; count++)
    await makeSigned(server, { insuranceStart: "2028-01-01", tenantEmail: `many-${count}@example.com` });
  mostLeased = 0;
  await runUntil(server, now().toISOString());
  const left = await server.deps.db.selectFrom("mail").select("id").where("status", "=", "WAITING").execute();
  expect(left).toEqual([]);
  expect(mostLeased).toBe(4);
});

test("retries and warns while the mail server refuses us, and stops warning once it works", async () => {
  const warnings = async () => (await server.app.inject({ url: "/readyz" })).json().warnings;
  answers = [new MailMisconfigured("530 authentication required")];
  const { refId } = await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
  await runUntil(server, now().toISOString());
  expect(await readMail(refId)).toMatchObject({ status: "WAITING", misconfigured: true });
  expect(await warnings()).toEqual(["MAIL_MISCONFIGURED"]);
  const listed = await server.call(listTroubledMails, { query: { search: refId } }, await logInAsStaff(server));
  const lastError = "MailMisconfigured: 530 authentication required";
  expect(listed.body?.rows).toMatchObject([{ state: "WAITING", isMisconfigured: true, lastError }]);
  await runUntil(server, later(2));
  expect(await readMail(refId)).toMatchObject({ status: "SENT", misconfigured: false });
  expect(await warnings()).toEqual([]);
});

test("blames the settings for a given-up mail only if the last attempt failed because of them", async () => {
  const refusedUs = new MailMisconfigured("530 authentication required");
  answers = [refusedUs, { status: "refused", reason: "550 no such user" }];
  const { refId: unknownMailbox } = await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
  await runUntil(server, later(2));
  expect(await readMail(unknownMailbox)).toMatchObject({ status: "REFUSED", tries: 2, misconfigured: false });
  answers = [refusedUs];
  const wrongSettings = await giveUpMail();
  expect(wrongSettings).toMatchObject({ status: "REFUSED", misconfigured: true });
});

test("does not warn about the settings when the desk resends a mail, until they turn out to be wrong again", async () => {
  answers = [new MailMisconfigured("530 authentication required")];
  const { id, ref_id: refId } = await giveUpMail();
  expect((await server.call(sendMailAgain, { params: { id } }, await logInAsStaff(server))).ok).toBe(true);
  expect(await readMail(refId ?? "")).toMatchObject({ status: "WAITING", misconfigured: false });
});

test("blames no mail for a database that is unavailable before the mail is sent", async () => {
  const { refId } = await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
  const { send_at } = await readMail(refId);
  const attach = vi.spyOn(mailContent, "makeAttachments").mockRejectedValue(new DatabaseUnavailableError("gone"));
  await expect(runUntil(server, now().toISOString())).rejects.toThrow("gone");
  attach.mockRestore();
  // A signature that needs this mail does not wait for the lease to expire.
  await expect
    .poll(() => readMail(refId))
    .toMatchObject({ status: "WAITING", last_error: null, send_at, leased_until: null });
});

test("greets tenants by the salutation that they gave, and everybody else by name", async () => {
  await makeSigned(server, { insuranceStart: "2028-01-01", tenantEmail: "slow@example.com" });
  await runUntil(server, now().toISOString());
  const texts = () => received.map(({ text }) => text).join("\n");
  expect(texts()).toContain("Guten Tag Frau Weiß,");
  expect(texts()).not.toContain("Guten Tag Jana Weiß,");
  await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
  await runUntil(server, now().toISOString());
  expect(texts()).toContain("Guten Tag Otto Kern,");
});

/** Signs a policy whose mail to the landlord has one attempt left, which gets the next of `answers`. */
async function giveUpMail() {
  const { refId } = await makeSigned(server, { insuranceStart: "2028-01-01", landlordEmail });
  const mails = server.deps.db.updateTable("mail").where("ref_id", "=", refId);
  await mails.where("kind", "=", "landlord-invitation").set({ tries: 9 }).execute();
  await runUntil(server, now().toISOString());
  return readMail(refId);
}

async function countLeased(): Promise<number> {
  const leased = await server.deps.db
    .selectFrom("mail")
    .select("id")
    .where("status", "=", "WAITING")
    .where("leased_until", "is not", null)
    .execute();
  return leased.length;
}

async function readMail(refId: string) {
  return server.deps.db
    .selectFrom("mail")
    .selectAll()
    .where("ref_id", "=", refId)
    .where("kind", "=", "landlord-invitation")
    .executeTakeFirstOrThrow();
}
