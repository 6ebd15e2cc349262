import { createHash } from "node:crypto";
import {
  contractDocumentKinds,
  listContractDocuments,
  mailContractDocuments,
  saveLandlordDetails,
  savePaymentPeriod,
  signContract,
} from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { afterNextRead, holdReadsUntil } from "#testing/database/hold-reads.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readPlain } from "#testing/files/plain-typesetter.ts";
import { giveCard, makeReadyToSign, makeSigned, runUntil } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

let server: TestServer;
let isDown = false;
let tenantEmail = "";
let tenants = 0;
beforeAll(async () => {
  server = await makeTestServer();
  const { mail } = server.deps;
  const send = mail.send.bind(mail);
  mail.send = async (given) => {
    if (isDown) throw new Error("the mail server is down");
    return send(given);
  };
});
beforeEach(() => {
  isDown = false;
  tenants += 1;
  tenantEmail = `tenant-${tenants}@example.com`;
});
afterAll(() => server.close());

const all = ["contract", ...contractDocumentKinds];
const germanNames = [
  "Vertrag zur Mietbürgschaft Torstraße 12",
  "Informationsblatt zu Versicherungsprodukten",
  "Informationen zum Vertrag",
  "Widerrufsbelehrung",
  "Allgemeine Bedingungen",
  "Vertragsbestimmungen",
  "Muster der Bürgschaftsurkunde",
  "Datenschutzhinweise",
  "Erstinformation",
];
const sign = (token: string) => server.call(signContract, { body: { token, signature: true } });
const list = async (token: string) => {
  const { body, problem } = await server.call(listContractDocuments, { params: { token } });
  return body?.documents ?? problem;
};
const mail = (token: string) => server.call(mailContractDocuments, { params: { token } });
const mails = async () => (await sentMails(server)).filter(({ to }) => to === tenantEmail);
const documentMails = async () =>
  (await mails()).filter(({ subject }) => subject === "Ihre Vertragsunterlagen, vor der Unterschrift");
const fetchOne = (token: string, kind: string) =>
  server.app.inject({ url: `/api/v1/onboarding/tenant/${token}/documents/${kind}` });
const documentsMissing = { data: { fields: [{ path: "documents", errorCode: "STEP_NOT_ALLOWED" }] }, status: 409 };

describe("before signing", () => {
  test("choosing the plan mails contract and documents once, which is enough to sign", async () => {
    const token = await makeReadyToSign(server, { tenantEmail, lastName: "Weiß-Øster ẞ" });
    const plan = { token, language: "de", paymentPeriod: "MONTHLY", premiumAmount: 6.35 } as const;
    for (let time = 0; time < 2; time++) await server.call(savePaymentPeriod, { body: plan });
    expect(await list(token)).toMatchObject(all.map((kind) => ({ kind, mailedAt: null, downloadedAt: null })));
    await giveCard(server, token);
    expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });

    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual(["Ihre Vertragsunterlagen, vor der Unterschrift"]);
    expect(sent[0]?.attachments.map(({ fileName, contentType }) => `${fileName} ${contentType}`)).toEqual(
      germanNames.map((name) => `${name}.pdf application/pdf`),
    );
  });

  test("the list shows when each document was mailed or downloaded", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    const at = server.deps.clock.now().toISOString();
    const draft = await fetchOne(token, "contract");
    expect(readPlain(draft.rawPayload)).toContain("Vertragsentwurf");
    expect(await list(token)).toMatchObject([
      { kind: "contract", downloadedAt: at, sha256: createHash("sha256").update(draft.rawPayload).digest("hex") },
      ...contractDocumentKinds.map((kind) => ({ kind, downloadedAt: null })),
    ]);
    await runUntil(server, at);
    expect(await documentMails()).toEqual([]);
    await mail(token);
    await runUntil(server, at);
    expect(await list(token)).toMatchObject(all.map((kind) => ({ kind, mailedAt: at })));
  });

  test("while the mail server is down, signing is refused until every document was opened", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await giveCard(server, token);
    isDown = true;
    expect((await sign(token)).problem).toMatchObject(documentsMissing);
    for (const kind of all.slice(1)) expect((await fetchOne(token, kind)).statusCode).toBe(200);
    expect((await sign(token)).problem).toMatchObject(documentsMissing);
    await fetchOne(token, "contract");
    expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
  });

  test.each(["product-info", "contract-info", "withdrawal-instruction"])(
    "without %s nobody can sign",
    async (missing) => {
      const token = await makeReadyToSign(server, { tenantEmail });
      await giveCard(server, token);
      isDown = true;
      for (const kind of all) if (kind !== missing) await fetchOne(token, kind);
      expect((await sign(token)).problem).toMatchObject(documentsMissing);
      await fetchOne(token, missing);
      expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
    },
  );

  test("a changed contract has to be given again before signing", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await giveCard(server, token);
    await settle(server);
    await server.call(saveLandlordDetails, { body: { token, email: "other@example.com", phone: null } });
    expect((await sign(token)).problem).toMatchObject(documentsMissing);
    expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
    expect(await mails()).toHaveLength(2);
  });

  test("new terms after a deployment have to be given again before signing", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await giveCard(server, token);
    await settle(server);
    expect(await mails()).toHaveLength(1);
    const { legalDocuments } = server.deps;
    const find = legalDocuments.find.bind(legalDocuments);
    onTestFinished(() => void Object.assign(legalDocuments, { find }));
    legalDocuments.find = async (kind, ...reader) => {
      const document = await find(kind, ...reader);
      if (kind !== "avb") return document;
      const bytes = Buffer.concat([document.bytes, Buffer.from("%new\n")]);
      return { ...document, version: "new", bytes, sha256: createHash("sha256").update(bytes).digest() };
    };
    expect((await sign(token)).problem).toMatchObject(documentsMissing);
    expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
    expect(await mails()).toHaveLength(2);
  });

  test("a card is not enough to sign if the documents were never requested", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await giveCard(server, token);
    await server.deps.db.deleteFrom("mail").where("to_address", "=", tenantEmail).execute();
    expect((await sign(token)).problem).toMatchObject(documentsMissing);
    expect((await sign(token)).status).toBe(200);
  });

  test("five simultaneous signatures make one policy and one mail with the documents", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await giveCard(server, token);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sign(token)));
    for (const { body } of answers) expect(body).toEqual({ lastCompletedPage: "PAYMENT" });
    expect(await mails()).toHaveLength(1);
  });

  test("simultaneous signatures before the documents were requested are refused, and mail one set", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await giveCard(server, token);
    await server.deps.db.deleteFrom("mail").where("to_address", "=", tenantEmail).execute();
    // Otherwise one might begin after the first refusal has mailed the documents, and would succeed.
    holdReadsUntil(server, "mail", 3);
    const attempts = await Promise.all([1, 2, 3].map(() => sign(token)));
    for (const { problem } of attempts) expect(problem).toMatchObject(documentsMissing);
    const answers = await Promise.all([1, 2, 3].map(() => sign(token)));
    for (const { body } of answers) expect(body).toEqual({ lastCompletedPage: "PAYMENT" });
    await settle(server);
    expect(await documentMails()).toHaveLength(1);
    const policies = server.deps.db.selectFrom("policy").select("ref_id").where("tenant_email", "=", tenantEmail);
    expect(await policies.execute()).toHaveLength(1);
  });

  test("documents mailed during a signature are not mailed again, and the signature succeeds", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await giveCard(server, token);
    afterNextRead(server, "given_document", () => settle(server));
    expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
    await settle(server);
    expect(await documentMails()).toHaveLength(1);
  });

  test("documents mailed while they are requested again are not mailed again", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await giveCard(server, token);
    afterNextRead(server, "given_document", () => settle(server));
    await mail(token);
    await settle(server);
    expect(await documentMails()).toHaveLength(1);
  });

  test("signing from a second tab during a signature makes one policy, and both get the same response", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await giveCard(server, token);
    const answers: unknown[] = [];
    afterNextRead(server, "given_document", async () => answers.push((await sign(token)).body));
    answers.push((await sign(token)).body);
    expect(answers).toEqual([{ lastCompletedPage: "PAYMENT" }, { lastCompletedPage: "PAYMENT" }]);
    await settle(server);
    expect(await documentMails()).toHaveLength(1);
    const policies = server.deps.db.selectFrom("policy").select("ref_id").where("tenant_email", "=", tenantEmail);
    expect(await policies.execute()).toHaveLength(1);
  });

  test("a contract changed during a signature mails only the documents of the new one", async () => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await giveCard(server, token);
    await server.deps.db.deleteFrom("mail").where("to_address", "=", tenantEmail).execute();
    const change = { token, email: "other@example.com", phone: null };
    afterNextRead(server, "given_document", () => server.call(saveLandlordDetails, { body: change }));
    expect((await sign(token)).problem).toMatchObject(documentsMissing);
    await settle(server);
    expect(await documentMails()).toHaveLength(1);
    expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
    expect(await documentMails()).toHaveLength(1);
  });

  test("the list is refused for an unknown token and after signing, and an unknown kind is not found", async () => {
    expect(await list("0".repeat(32))).toMatchObject({ errorCode: "TOKEN_UNKNOWN" });
    const token = await makeReadyToSign(server, { tenantEmail });
    expect((await fetchOne(token, "terms-of-use")).json().errorCode).toBe("NOT_FOUND");
    await giveCard(server, token);
    await sign(token);
    expect(await list(token)).toMatchObject({ errorCode: "APPLICATION_LOCKED" });
  });
});

describe("once signed", () => {
  test("contract and documents are stored unchanged, with their hashes and when they were given", async () => {
    const { refId } = await makeSigned(server, { tenantEmail, lastName: "Weiß-Øster ẞ" });
    const kept = await server.deps.db
      .selectFrom("signed_document")
      .innerJoin("policy_document", "policy_document.sha256", "signed_document.sha256")
      .select(["kind", "version", "given_at", "signed_document.sha256", "bytes"])
      .where("ref_id", "=", refId)
      .execute();
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(all.toSorted());
    const at = server.deps.clock.now();
    for (const { kind, given_at, sha256, bytes } of kept) {
      expect(given_at).toEqual(kind === "contract" ? null : at);
      expect(createHash("sha256").update(bytes).digest()).toEqual(sha256);
    }
    const contract = kept.find(({ kind }) => kind === "contract");
    const text = readPlain(contract?.bytes ?? Buffer.alloc(0));
    expect(text).toMatch(/Vertragsnummer DE-.{11}/);
    for (const said of [
      "Jana Weiß-Øster ẞ",
      "6,35 € im Monat",
      "15. Januar 2027, 11:00:00 MEZ",
      "geboren am 17. Mai 1990",
    ])
      expect(text).toContain(said);
    for (const { kind, sha256 } of kept)
      if (kind !== "contract") expect(text.replaceAll(" ", "")).toContain(sha256.toString("hex"));
    await expect(server.deps.db.deleteFrom("signed_document").execute()).rejects.toThrow("append-only");

    await setPassword(server, tenantEmail);
    const headers = await openSession(server, tenantEmail);
    const fetched = await server.app.inject({ url: `/api/v1/policies/${refId}/documents/contract`, headers });
    expect(fetched.rawPayload).toEqual(contract?.bytes);
    const confirmation = (await mails()).find(({ subject }) => subject.includes("ist unterschrieben"));
    expect(confirmation?.attachments).toHaveLength(all.length);
  });
});

// Last, because it moves the clock.
test("documents that a simultaneous signature requested, and that were mailed at once, do not count", async () => {
  const token = await makeReadyToSign(server, { tenantEmail });
  await giveCard(server, token);
  await server.deps.db.deleteFrom("mail").where("to_address", "=", tenantEmail).execute();
  const answers: unknown[] = [];
  afterNextRead(server, "mail", async () => {
    await runUntil(server, new Date(server.deps.clock.now().getTime() + 1_000).toISOString());
    answers.push((await sign(token)).problem);
    await settle(server);
  });
  answers.push((await sign(token)).problem);
  expect(answers).toMatchObject([documentsMissing, documentsMissing]);
  expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
  expect(await documentMails()).toHaveLength(1);
});
