import {
  addDays,
  cancelPolicy,
  forgotPassword,
  getFinishPage,
  getLandlordView,
  getPolicy,
  releaseAsLandlord,
} from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SandboxOperation } from "../billing/adapters/sandbox/sandbox-tables.ts";
import { balances } from "../billing/rules/ledger.ts";
import { PaymentOutcomeUnknown } from "../billing/ports/payment.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import type { MailKind } from "@kautia/locales/mails";
import { findRecipients, sentMails } from "#testing/people/mails.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import {
  type PolicyOptions,
  failingCard,
  makeAccepted,
  makeSigned,
  readCharges,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";
import { settle } from "#testing/server/settle.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
let losesAnswer: (operation: SandboxOperation) => boolean = () => false;
beforeEach(async () => {
  losesAnswer = () => false;
  const after = async (operation: SandboxOperation) => {
    if (losesAnswer(operation)) throw new PaymentOutcomeUnknown("time-out");
  };
  server = await makeTestServer({ overrides: { sandboxFaults: { after } } });
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const wishes = { tenantEmail, landlordEmail };

async function accepted(more: PolicyOptions = {}) {
  const { refId, token } = await makeAccepted(server, { ...wishes, ...more });
  await setPassword(server, tenantEmail);
  return { refId, token, personal: await readLandlordToken(server, landlordEmail) };
}
const session = () => openSession(server, tenantEmail);
async function leave(refId: string, reason: string | null = null) {
  return server.call(cancelPolicy, { params: { refId }, body: { reason } }, await session());
}
const read = async (refId: string) => (await server.call(getPolicy, { params: { refId } }, await session())).body;
const release = (token: string) => server.call(releaseAsLandlord, { params: { token }, body: { signature: true } });
async function books(refId: string) {
  const rows = await server.deps.db.selectFrom("ledger_entry").selectAll().where("ref_id", "=", refId).execute();
  return balances(rows.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents })));
}
async function refunded(refId: string): Promise<number[]> {
  await settle(server);
  const charges = await server.deps.sandbox.listCharges();
  return charges.filter((charge) => charge.refId === refId).map(({ refundedCents }) => refundedCents);
}
const mailsOf = (kind: MailKind) => findRecipients(server, kind);
const passDowntime = ({ days }: { days: number }) => server.clock.advance(days * 24 * 3_600_000);
const zeroBalances = balances([]);

describe("withdrawing", () => {
  test("before the landlord answers ends the policy at once, and nothing is ever charged", async () => {
    const { refId } = await makeSigned(server, wishes);
    await setPassword(server, tenantEmail);
    expect((await leave(refId)).body).toMatchObject({
      status: "WITHDRAWN",
      wayOut: null,
      refund: null,
      nextCharge: null,
    });
    await runUntil(server, "2027-04-01T00:00:00Z");
    expect(await readCharges(server, refId)).toEqual([]);
    expect(await mailsOf("withdrawn")).toEqual([tenantEmail]);
    expect(await mailsOf("landlord-withdrawn")).toEqual([landlordEmail]);
  });

  test("after consent to early cover costs only the days before the withdrawal", async () => {
    // Cover starts on 18 January, withdrawn on the 22nd: 27 of the 31 days of 635 cents are refunded.
    const { refId } = await accepted({ insuranceStart: "2027-01-18" });
    await runUntil(server, "2027-01-22T10:00:00Z");
    expect((await read(refId))?.wayOut).toEqual({
      way: "withdraw",
      refundAmount: 5.54,
      pendingRefund: 0,
      withdrawUntil: "2027-01-29",
    });
    const left = await leave(refId);
    expect(left.body).toMatchObject({ status: "WITHDRAWN", refund: { amount: 5.54 } });
    expect(await refunded(refId)).toEqual([554]);
    expect((await read(refId))?.refund).toEqual({ amount: 5.54, pending: 0, paidOn: "2027-01-22" });
    expect(await books(refId)).toEqual({ ...zeroBalances, PROVIDER: 81, PREMIUM_PAYABLE: -81 });
    await runUntil(server, "2027-06-01T00:00:00Z");
    expect(await readCharges(server, refId)).toHaveLength(1);
  });

  test("without the wish for early cover, a withdrawal costs nothing, because cover begins after the period", async () => {
    const { refId, personal } = await accepted({ insuranceStart: "2027-01-18", earlyFulfilment: false });
    await runUntil(server, "2027-01-22T10:00:00Z");
    // Signed on 15 January: the last day to withdraw is the 29th.
    const first = { insuranceStart: "2027-01-30", coverStart: "2027-01-30" };
    expect(await read(refId)).toMatchObject({ ...first, nextCharge: { on: "2027-01-30", amount: 6.35 } });
    expect((await server.call(getLandlordView, { params: { token: personal } })).body).toMatchObject(first);
    expect((await leave(refId)).body).toMatchObject({ status: "WITHDRAWN", refund: null });
    await runUntil(server, "2027-03-01T10:00:00Z");
    expect(await readCharges(server, refId)).toEqual([]);
    expect(await books(refId)).toEqual(zeroBalances);
    const view = (await server.call(getLandlordView, { params: { token: personal } })).body;
    expect(view).toMatchObject({ status: "WITHDRAWN", claimable: null });
  });

  test("without the wish for early cover, the first premium is charged once the period is over", async () => {
    const { refId } = await accepted({ insuranceStart: "2027-01-18", earlyFulfilment: false });
    await runUntil(server, "2027-01-31T10:00:00Z");
    expect(await readCharges(server, refId)).toEqual(["2027-01-29T23:00:00.000Z 635 succeeded"]);
  });

  test("after acceptance is mailed to tenant and landlord at once, with the same last day for claims", async () => {
    const { refId, personal } = await accepted({ insuranceStart: "2027-01-18" });
    await runUntil(server, "2027-01-22T10:00:00Z");
    await leave(refId);
    await settle(server);
    const sent = (await sentMails(server)).filter(({ text }) => text.includes("22. Januar 2027"));
    expect(
      sent
        .filter(({ text }) => text.includes("bis zum 23. Juli 2027"))
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([landlordEmail, tenantEmail]);
    expect(sent.find(({ to }) => to === tenantEmail)?.text).toMatch(/zurück: 5,54\s€[^]*behalten wir 0,81\s€/);
    expect(sent.find(({ to }) => to === landlordEmail)?.text).toMatch(
      /am 22\. Januar 2027 widerrufen.+\/landlord\/[0-9a-f]{32}.+Sie galt ab dem 18\. Januar 2027/s,
    );
    const view = (await server.call(getLandlordView, { params: { token: personal } })).body;
    expect(view?.line.at(-1)).toMatchObject({ event: "WITHDRAWN", on: "2027-01-22", by: "tenant" });
    expect(view).toMatchObject({ claimable: 1500, claimableUntil: "2027-07-23" });
  });

  test("is possible for a period that starts once the signed contract has reached the tenant", async () => {
    const { send } = server.deps.mail;
    let isDown = true;
    server.deps.mail.send = async (mail) => {
      if (isDown && mail.subject.includes("unterschrieben")) throw new Error("the mail server is down");
      return send.call(server.deps.mail, mail);
    };
    const { refId } = await makeAccepted(server, wishes);
    // The link to the account is in the mail that does not arrive.
    await server.call(forgotPassword, { body: { login: tenantEmail } });
    await setPassword(server, tenantEmail);
    expect((await read(refId))?.wayOut).toMatchObject({ way: "withdraw", withdrawUntil: null });
    await runUntil(server, "2027-01-17T12:00:00Z");
    isDown = false;
    await runUntil(server, "2027-01-20T12:00:00Z");
    const [given] = await server.deps.db
      .selectFrom("given_document")
      .innerJoin("signed_document", "signed_document.sha256", "given_document.sha256")
      .select(["given_document.at", "given_document.how", "given_document.version"])
      .where("given_document.kind", "=", "contract")
      .execute();
    expect(given).toMatchObject({ how: "MAILED", version: expect.stringMatching(/^[0-9a-f]{12}$/) });
    const last = addDays(localDay("de", given?.at ?? new Date(0)), 14);
    expect(last > "2027-01-30").toBe(true);
    expect((await read(refId))?.wayOut).toMatchObject({ way: "withdraw", withdrawUntil: last });
    await runUntil(server, `${last}T22:59:59Z`);
    expect((await read(refId))?.wayOut?.way).toBe("withdraw");
    await runUntil(server, `${last}T23:00:00Z`);
    expect((await read(refId))?.wayOut?.way).toBe("cancel");
  });

  test("is possible until midnight in Berlin on day 14; then leaving is a cancellation", async () => {
    const { refId } = await accepted();
    await runUntil(server, "2027-01-29T22:59:59Z");
    expect((await read(refId))?.wayOut?.way).toBe("withdraw");
    await runUntil(server, "2027-01-29T23:00:00Z");
    expect((await read(refId))?.wayOut).toEqual({
      way: "cancel",
      refundAmount: 0,
      pendingRefund: 0,
      withdrawUntil: null,
    });
    expect((await leave(refId)).body?.status).toBe("CANCELLATION_REQUESTED");
  });

  test("is possible after day 14 while the landlord has not accepted", async () => {
    const { refId } = await makeSigned(server, wishes);
    await setPassword(server, tenantEmail);
    await runUntil(server, "2027-02-10T10:00:00Z");
    expect((await read(refId))?.wayOut).toEqual({
      way: "withdraw",
      refundAmount: 0,
      pendingRefund: 0,
      withdrawUntil: null,
    });
    expect((await leave(refId)).body?.status).toBe("WITHDRAWN");
  });

  test("twice simultaneously causes one withdrawal, one refund and one mail", async () => {
    const { refId } = await accepted({ insuranceStart: "2027-01-18" });
    await runUntil(server, "2027-01-20T10:00:00Z");
    const headers = await session();
    const both = await Promise.all(
      [1, 2].map(() => server.call(cancelPolicy, { params: { refId }, body: {} }, headers)),
    );
    expect(both.map(({ body }) => body?.status)).toEqual(["WITHDRAWN", "WITHDRAWN"]);
    expect(await refunded(refId)).toEqual([595]);
    expect(await mailsOf("withdrawn")).toEqual([tenantEmail]);
  });
});

describe("cancelling", () => {
  test("asks the landlord for the release, reminds after 7, 14 and 30 days, and keeps cover and premiums until then", async () => {
    const { refId, personal } = await accepted();
    await runUntil(server, "2027-02-10T10:00:00Z");
    expect((await leave(refId, "Ich ziehe um.")).body).toMatchObject({
      status: "CANCELLATION_REQUESTED",
      wayOut: null,
    });
    expect((await leave(refId)).body?.status).toBe("CANCELLATION_REQUESTED");
    expect(await mailsOf("cancellation-received")).toEqual([tenantEmail]);
    const asked = async (at: string) => {
      await runUntil(server, at);
      return (await mailsOf("release-asked")).length;
    };
    expect(await asked("2027-02-16T22:59:59Z")).toBe(1);
    expect(await asked("2027-02-16T23:00:00Z")).toBe(2);
    expect(await asked("2027-02-24T10:00:00Z")).toBe(3);
    expect(await asked("2027-03-12T10:00:00Z")).toBe(4);
    expect(await asked("2027-06-15T10:00:00Z")).toBe(4);
    expect(await readCharges(server, refId)).toHaveLength(5);

    // Released on 15 June: 16 of the 30 days from 1 June are refunded.
    const released = await release(personal);
    expect(released.body).toMatchObject({ status: "ENDED", mayRelease: false });
    expect(await refunded(refId)).toEqual([0, 0, 0, 0, 339]);
    expect(await mailsOf("released")).toEqual([tenantEmail]);
    const receipt = (await sentMails(server)).find(({ subject }) =>
      subject.startsWith("Ihre Bürgschaft ist freigegeben"),
    );
    expect(receipt?.text).not.toMatch(/Bezahlt werden muss noch|nichts mehr/);
    expect(await mailsOf("landlord-released")).toEqual([landlordEmail]);
    expect(await read(refId)).toMatchObject({ status: "ENDED", refund: { amount: 3.39, paidOn: "2027-06-15" } });
    await runUntil(server, "2027-12-01T00:00:00Z");
    expect(await readCharges(server, refId)).toHaveLength(5);
  });

  test("sends no reminders after the release", async () => {
    const { refId, personal } = await accepted();
    await runUntil(server, "2027-02-10T10:00:00Z");
    await leave(refId);
    await release(personal);
    await runUntil(server, "2027-06-01T00:00:00Z");
    expect(await mailsOf("release-asked")).toHaveLength(1);
  });

  test("refuses another tenant's policy and a policy that is over", async () => {
    const { refId, personal } = await accepted();
    await makeSigned(server, { tenantEmail: "other@example.com", landlordEmail: "other-landlord@example.com" });
    await setPassword(server, "other@example.com");
    const other = await openSession(server, "other@example.com");
    const refused = await server.call(cancelPolicy, { params: { refId }, body: {} }, other);
    expect([refused.status, refused.problem?.errorCode]).toEqual([404, "POLICY_UNKNOWN"]);
    await release(personal);
    const late = await leave(refId);
    expect([late.status, late.problem?.errorCode]).toEqual([409, "POLICY_STATUS_CONFLICT"]);
  });
});

describe("the release", () => {
  test("works without a cancellation and twice simultaneously, and records who signed it", async () => {
    const { refId, personal } = await accepted({ paymentPeriod: "YEARLY" });
    await runUntil(server, "2027-02-11T10:00:00Z");
    const both = await Promise.all([release(personal), release(personal)]);
    expect(both.map(({ body }) => body?.status)).toEqual(["ENDED", "ENDED"]);
    // 355 of 365 days of 7050 cents.
    expect(await refunded(refId)).toEqual([6_857]);
    const signed = await server.deps.db.selectFrom("release_of_liability").selectAll().execute();
    expect(signed).toMatchObject([{ ref_id: refId, ip: "127.0.0.1" }]);
    await expect(server.deps.db.deleteFrom("release_of_liability").execute()).rejects.toThrow("append-only");
  });

  test("needs a signature, the personal link and an accepted policy", async () => {
    const { token } = await makeSigned(server, wishes);
    const personal = await readLandlordToken(server, landlordEmail);
    const finish = await server.call(getFinishPage, { params: { token } });
    const short = /\/landlord\/([0-9a-f]{32})$/.exec(finish.body?.shortUrl ?? "")?.[1] ?? "";
    const unsigned = await server.call(releaseAsLandlord, {
      params: { token: personal },
      body: { signature: false as never },
    });
    expect(unsigned.problem).toMatchObject({ status: 400, errorCode: "FIELD_INVALID" });
    expect((await release(short)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    expect((await release("0".repeat(32))).problem?.errorCode).toBe("TOKEN_UNKNOWN");
    expect((await release(personal)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
    expect((await server.call(getLandlordView, { params: { token: personal } })).body?.mayRelease).toBe(false);
  });

  test("refunds a charge that turns out to have succeeded after the release", async () => {
    const { refId, personal } = await accepted();
    losesAnswer = (operation) => operation === "charge" || operation === "findCharge";
    await runUntil(server, "2027-02-01T09:00:00Z");
    expect((await release(personal)).body?.status).toBe("ENDED");
    expect(await refunded(refId)).toEqual([0]);
    losesAnswer = () => false;
    await runUntil(server, "2027-02-02T09:00:00Z");
    expect(await refunded(refId)).toEqual([635]);
    expect(await books(refId)).toEqual(zeroBalances);
  });

  test.each([
    ["declined", false],
    ["still unanswered", true],
  ])("on a premium's first day drops that premium if it was %s", async (_, isLost) => {
    const { refId, personal } = await accepted({ card: failingCard });
    if (isLost) losesAnswer = (operation) => operation === "charge" || operation === "findCharge";
    await runUntil(server, "2027-02-01T09:00:00Z");
    expect((await release(personal)).body?.status).toBe("ENDED");
    losesAnswer = () => false;
    await runUntil(server, "2027-03-01T09:00:00Z");
    expect(await readCharges(server, refId)).toHaveLength(1);
    expect(await mailsOf("premium-failed")).toHaveLength(isLost ? 0 : 1);
    expect(await books(refId)).toEqual(zeroBalances);
  });

  test("is requested with a single reminder after weeks of downtime", async () => {
    const { refId } = await accepted();
    await runUntil(server, "2027-02-10T10:00:00Z");
    await leave(refId);
    await settle(server);
    passDowntime({ days: 16 });
    expect(await mailsOf("release-asked")).toHaveLength(2);
    await runUntil(server, "2027-06-01T10:00:00Z");
    expect(await mailsOf("release-asked")).toHaveLength(3);
  });

  test("extends the retention when its refund is paid in the next year", async () => {
    const { refId, personal } = await accepted();
    await runUntil(server, "2027-12-30T09:00:00Z");
    losesAnswer = (operation) => operation === "refund";
    await release(personal);
    const keptUntil = async () =>
      (await server.deps.db.selectFrom("policy").select("kept_until").where("ref_id", "=", refId).executeTakeFirst())
        ?.kept_until;
    expect(await keptUntil()).toBe("2035-12-31");
    await runUntil(server, "2028-01-04T09:00:00Z");
    losesAnswer = () => false;
    await runUntil(server, "2028-01-05T09:00:00Z");
    expect(await keptUntil()).toBe("2036-12-31");
  });

  test("retries a refund whose answer was lost, and pays it once", async () => {
    const { refId, personal } = await accepted();
    await runUntil(server, "2027-02-01T09:00:00Z");
    let lost = 0;
    losesAnswer = (operation) => operation === "refund" && (lost += 1) <= 2;
    await release(personal);
    await runUntil(server, "2027-02-01T12:00:00Z");
    expect(lost).toBe(3);
    expect(await refunded(refId)).toEqual([635]);
    expect(await books(refId)).toEqual(zeroBalances);
  });
});

test("charges premiums that fell due before an agreed end even after downtime beyond it", async () => {
  const { refId } = await accepted({ insuranceEnd: "2027-03-10" });
  passDowntime({ days: 56 });
  await settle(server);
  expect((await read(refId))?.status).toBe("ENDED");
  expect((await readCharges(server, refId)).map((charge) => charge.split(" ")[1])).toEqual(["635", "204"]);
  expect(await refunded(refId)).toEqual([0, 0]);
});
