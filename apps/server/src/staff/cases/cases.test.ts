import {
  acceptCase,
  askForReview,
  type CallRequest,
  getCase,
  getOffers,
  getRisk,
  getTenant,
  linkDocument,
  listCases,
  refuseCase,
  requestDocument,
  saveEmploymentStatus,
  saveName,
  saveRentalDetails,
  saveSummary,
} from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { answerAllQuestions, type ApplicationOptions, tenantName } from "#testing/applications/answers.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

const server = await makeTestServer();
const staff = await logInAsStaff(server);
afterAll(() => server.close());

const consents = {
  termsAndPrivacy: true,
  initialInformation: true,
  electronicCommunication: true,
  earlyFulfilment: true,
};
const low = { employment: { employmentStatus: "SELF_EMPLOYED" as const, grossIncome: 9_000 } };
let count = 0;

async function apply(wishes: ApplicationOptions = {}) {
  const email = `case-${++count}@example.com`;
  const token = await answerAllQuestions(server, { email, ...wishes });
  await server.call(saveSummary, { body: { token, consents } });
  const risk = await checked(token);
  const refId = (await tenant(token))?.refId ?? "";
  // Sends the mails that are due now, so that later ones are not sent in the same batch, where the order is random.
  await settle(server);
  return { token, refId, email, risk };
}
const checked = async (token: string) => (await server.call(getRisk, { query: { token } })).body;
const tenant = async (token: string) => (await server.call(getTenant, { params: { token } })).body;
async function manual() {
  const applied = await apply({ lastName: "Manual" });
  // Mails that wait at the same time are sent in any order.
  await mailsTo(server, applied.email);
  return applied;
}
const read = async (refId: string) => (await server.call(getCase, { params: { refId } }, staff)).body;
const seen = async (refId: string) => (await read(refId))?.decisionId ?? "";
const accept = async (refId: string, decisionId: string, headers = staff) =>
  server.call(acceptCase, { params: { refId }, body: { decisionId } }, headers);
const refuse = (refId: string, decisionId: string, note = "Der Nachweis fehlt.") =>
  server.call(refuseCase, { params: { refId }, body: { decisionId, note } }, staff);
const tokenIn = (text = "") => /\/de\?token=([0-9a-f]{32})/.exec(text)?.[1] ?? "";

describe("manual review", () => {
  test("puts the case in the queue and mails the tenant", async () => {
    const { refId, email, risk } = await manual();
    expect(risk).toMatchObject({ outcome: "MANUAL_REVIEW", reason: null, wouldQuote: null, mayAskForReview: false });
    const found = await server.call(listCases, { query: { search: email.toUpperCase() } }, staff);
    expect(found.body).toMatchObject({ total: 1, rows: [{ refId, cause: "RULES", decidedAt: null, owed: 0 }] });
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(["Wir sehen uns Ihren Antrag an"]);
    expect(await read(refId)).toMatchObject({
      open: true,
      score: { ratio: 60, goodFrom: 30 },
      price: { yearly: 70.5 },
    });
  });

  test("accepting mails the tenant a link with a new token that leads to the offers", async () => {
    const { refId, email, token } = await manual();
    expect((await accept(refId, await seen(refId))).body).toEqual({ done: true, pending: null });
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toMatch(/70,50\s€ im Jahr/);
    const mailed = tokenIn(mail?.text);
    expect(mailed).not.toBe(token);
    expect(await tenant(mailed)).toMatchObject({
      refId,
      specialAcceptance: true,
      riskResult: true,
      manualUnderwriting: false,
      lastCompletedPage: "RISK_CHECK",
    });
    expect((await server.call(getOffers, { params: { token: mailed } })).body).toMatchObject({
      yearly: { price: 70.5 },
    });
    const history = (await read(refId))?.history;
    expect(history?.[0]).toMatchObject({ cause: "accept-case", by: "Demo Desk", lastCompletedPage: "RISK_CHECK" });
  });

  test("a decision is mailed to the address that the tenant has corrected since, and to no other", async () => {
    const { refId, email, token } = await manual();
    expect((await accept(refId, await seen(refId))).ok).toBe(true);
    const corrected = `corrected-${email}`;
    const name = { ...tenantName, lastName: "Manual", token, email: corrected };
    expect((await server.call(saveName, { body: name })).ok).toBe(true);
    expect((await mailsTo(server, corrected)).filter(({ text }) => tokenIn(text) !== "")).toHaveLength(1);
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(["Wir sehen uns Ihren Antrag an"]);
  });

  test("refusing shows the tenant the reason by mail and in the app, and offers no second review", async () => {
    const { refId, email, token } = await manual();
    const note = "Der Nachweis fehlt.\n<script>alert(1)</script> & ẞ";
    expect((await refuse(refId, await seen(refId), note)).ok).toBe(true);
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain("> Der Nachweis fehlt.");
    expect(mail?.html).not.toContain("<script");
    expect(await checked(token)).toMatchObject({ outcome: "REFUSED", note, mayAskForReview: false, wouldQuote: null });
    expect((await server.call(askForReview, { body: { token } })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  });

  test("after a refusal the record owes no documents, not even one that was requested before", async () => {
    const { refId, token } = await manual();
    const body = { decisionId: await seen(refId), type: "WORK_CONTRACT" as const, note: null };
    expect((await server.call(requestDocument, { params: { refId }, body }, staff)).ok).toBe(true);
    expect((await tenant(token))?.requiredDocuments).toEqual(["WORK_CONTRACT"]);
    expect((await refuse(refId, await seen(refId))).ok).toBe(true);
    expect((await tenant(token))?.requiredDocuments).toEqual([]);
  });

  test("with two simultaneous decisions the first wins, the other person learns who decided, and one mail is sent", async () => {
    const { refId, email } = await manual();
    const decisionId = await seen(refId);
    const [callResult, other] = await Promise.all([accept(refId, decisionId), refuse(refId, decisionId)]);
    const late = callResult.ok ? other : callResult;
    expect([callResult.ok, other.ok].filter(Boolean)).toHaveLength(1);
    expect(late.problem).toMatchObject({
      status: 409,
      errorCode: "CASE_DECIDED",
      data: { fields: [{ params: { by: "Demo Desk", on: "2027-01-15" } }] },
    });
    const again = [await accept(refId, decisionId), await refuse(refId, decisionId)];
    expect(again.map(({ ok }) => ok)).toEqual([callResult.ok, other.ok]);
    expect((await refuse(refId, decisionId, "In anderen Worten.")).problem?.errorCode).toBe("CASE_DECIDED");
    expect(await mailsTo(server, email)).toHaveLength(2);
    const acts = await server.deps.db.selectFrom("staff_act").select("act").where("ref_id", "=", refId).execute();
    expect(acts).toHaveLength(1);
  });

  test("rejects a decision on a case that the tenant has since changed", async () => {
    const { refId, token } = await manual();
    const decisionId = await seen(refId);
    await server.call(saveEmploymentStatus, { body: { token, employmentStatus: "EMPLOYED", grossIncome: 50_000 } });
    expect((await accept(refId, decisionId)).problem?.errorCode).toBe("CASE_CHANGED");
    expect((await read(refId))?.open).toBe(false);
  });

  test("names no missing documents while no decision asks for one", async () => {
    const { refId, token } = await manual();
    await server.call(saveEmploymentStatus, { body: { token, employmentStatus: "EMPLOYED", grossIncome: 50_000 } });
    expect(await read(refId)).toMatchObject({ decisionId: null, answers: { requiredDocuments: [] } });
    expect((await tenant(token))?.requiredDocuments).not.toEqual([]);
  });

  test("names the questions that a change answered, not all that its call can save", async () => {
    const { refId, token } = await manual();
    await server.call(saveRentalDetails, { body: { token, pet: "dog" } });
    expect((await read(refId))?.history[0]).toMatchObject({ cause: "save-rental-details", answered: ["pets"] });
  });

  test("after a document request the tenant uploads the document and the case is decided", async () => {
    const { refId, email, token } = await manual();
    const asked = { decisionId: await seen(refId), type: "WORK_CONTRACT" as const, note: "Bitte der letzte." };
    const ask = (changes: Partial<CallRequest<typeof requestDocument>["body"]> = {}) =>
      server.call(requestDocument, { params: { refId }, body: { ...asked, ...changes } }, staff);
    expect((await ask()).ok).toBe(true);
    // A repeated request succeeds, because the response may have been lost.
    expect((await ask()).ok).toBe(true);
    expect((await ask({ type: "PASSPORT" })).problem?.errorCode).toBe("CASE_DECIDED");
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain("Arbeitsvertrag");
    expect(await tenant(tokenIn(mail?.text))).toMatchObject({
      requiredDocuments: ["WORK_CONTRACT"],
      manualUnderwriting: true,
    });
    const id = await upload(token, refId);
    expect((await tenant(token))?.requiredDocuments).toEqual([]);

    const link = await server.call(linkDocument, { params: { id } }, staff);
    const url = link.body?.url ?? "";
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    const opened = await server.app.inject({ url, headers: staff });
    expect([opened.statusCode, opened.body]).toEqual([200, pdf]);
    expect(opened.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    expect((await server.app.inject({ url, headers: staff })).statusCode).toBe(404);

    expect((await accept(refId, asked.decisionId)).problem?.errorCode).toBe("CASE_DECIDED");
    const better = { ...asked, decisionId: await seen(refId) };
    expect((await server.call(requestDocument, { params: { refId }, body: better }, staff)).ok).toBe(true);
    expect((await tenant(token))?.requiredDocuments).toEqual(["WORK_CONTRACT"]);
    await upload(token, refId);
    expect((await tenant(token))?.requiredDocuments).toEqual([]);
    expect((await read(refId))?.documents).toHaveLength(2);

    expect((await accept(refId, await seen(refId))).ok).toBe(true);
    expect((await read(refId))?.decisions.map(({ madeBy }) => madeBy)).toEqual(["STAFF", "STAFF", "STAFF", "RULES"]);
  });
});

describe("a refusal by the risk rules", () => {
  test("says which changes would lead to a quote, and such a change does", async () => {
    const { risk, token } = await apply(low);
    expect(risk).toMatchObject({
      outcome: "REFUSED",
      reason: "CREDIT_SCORE_INSUFFICIENT",
      wouldQuote: { grossIncome: 24_000, coldRentAmount: 300, rentDepositAmount: 900, insuranceStart: null },
      mayAskForReview: true,
    });
    const body = { token, employmentStatus: "SELF_EMPLOYED" as const, grossIncome: risk?.wouldQuote?.grossIncome ?? 0 };
    await server.call(saveEmploymentStatus, { body });
    await server.call(saveSummary, { body: { token, consents } });
    expect(await checked(token)).toMatchObject({ outcome: "QUOTE" });
  });

  test("says when an under-age tenant will be old enough", async () => {
    const { risk } = await apply({ birthDate: "2009-05-17" });
    expect(risk).toMatchObject({ reason: "UNDER_AGE", wouldQuote: { insuranceStart: "2027-05-17" } });
  });

  test("goes to manual review when the tenant asks for it, once even if they ask twice", async () => {
    const { token, refId, email } = await apply(low);
    await Promise.all([1, 2].map(() => server.call(askForReview, { body: { token } })));
    expect(await tenant(token)).toMatchObject({ manualUnderwriting: true });
    expect(await checked(token)).toMatchObject({ outcome: "MANUAL_REVIEW", mayAskForReview: false });
    expect(await mailsTo(server, email)).toHaveLength(1);
    const decisions = (await read(refId))?.decisions;
    expect(decisions?.map(({ madeBy, cause, reason }) => [madeBy, cause, reason])).toEqual([
      ["TENANT", "ASKED", "CREDIT_SCORE_INSUFFICIENT"],
      ["RULES", null, "CREDIT_SCORE_INSUFFICIENT"],
    ]);
    expect((await server.call(listCases, { query: { cause: "ASKED", search: email } }, staff)).body?.total).toBe(1);
  });

  test("appears at the desk with its reason, and cannot be decided before the tenant asks for a review", async () => {
    const { refId, email, token } = await apply(low);
    const list = async (state?: "REFUSED" | "DECIDED" | "ALL") =>
      (await server.call(listCases, { query: { state, search: email } }, staff)).body?.rows;
    const refusal = { refId, cause: null, outcome: "REFUSED", decidedAt: null };
    expect([await list("REFUSED"), await list("ALL")]).toMatchObject([[refusal], [refusal]]);
    expect([await list(), await list("DECIDED")]).toEqual([[], []]);

    const found = await read(refId);
    expect(found).toMatchObject({ open: false, decisions: [{ madeBy: "RULES", reason: "CREDIT_SCORE_INSUFFICIENT" }] });
    expect((await accept(refId, found?.decisionId ?? "")).problem?.errorCode).toBe("CASE_CHANGED");

    await server.call(askForReview, { body: { token } });
    expect(await list("REFUSED")).toEqual([]);
    expect(await list()).toMatchObject([{ refId, cause: "ASKED", outcome: "MANUAL_REVIEW" }]);
  });

  test("disappears from the desk when an answer changes; a quote never appears there", async () => {
    const { refId, token } = await apply(low);
    await server.call(saveEmploymentStatus, { body: { token, employmentStatus: "EMPLOYED", grossIncome: 50_000 } });
    const { refId: quoted } = await apply();
    for (const item of [refId, quoted])
      expect((await server.call(getCase, { params: { refId: item } }, staff)).problem?.errorCode).toBe("CASE_UNKNOWN");
    expect((await server.call(listCases, { query: { state: "ALL", search: quoted } }, staff)).body?.total).toBe(0);
  });
});

test("an application goes to manual review when the credit bureau is down", async () => {
  const bureau = { version: "down", ask: () => Promise.resolve(null), explain: () => null };
  const own = await makeTestServer({ overrides: { bureau } });
  const token = await answerAllQuestions(own);
  await own.call(saveSummary, { body: { token, consents } });
  expect((await own.call(getRisk, { query: { token } })).body).toMatchObject({ outcome: "MANUAL_REVIEW" });
  const queue = await own.call(listCases, { query: {} }, await logInAsStaff(own));
  expect(queue.body?.rows.map(({ cause }) => cause)).toEqual(["BUREAU_DOWN"]);
  await own.close();
});

test("the queue is paged, oldest first, and its search takes wildcards literally", async () => {
  const own = await makeTestServer();
  const headers = await logInAsStaff(own);
  const names = [];
  for (let index = 0; index < 27; index++) {
    const token = await answerAllQuestions(own, { lastName: "Manual", email: `page-${index}@example.com` });
    await own.call(saveSummary, { body: { token, consents } });
    await own.call(getRisk, { query: { token } });
    own.clock.advance(60_000);
    names.push(`page-${index}@example.com`);
  }
  const first = await own.call(listCases, { query: {} }, headers);
  const second = await own.call(listCases, { query: { page: "2" } }, headers);
  expect([...(first.body?.rows ?? []), ...(second.body?.rows ?? [])].map(({ email }) => email)).toEqual(names);
  expect(first.body).toMatchObject({ total: 27, rows: { length: 25 } });
  for (const search of ["%", "_", "\\", "' OR 1=1 --"])
    expect((await own.call(listCases, { query: { search } }, headers)).body?.total).toBe(0);
  expect((await own.call(listCases, { query: { page: "0" } }, headers)).status).toBe(400);
  await own.close();
});

const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n";

async function upload(token: string, refId: string): Promise<string> {
  const edge = "----edge";
  const field = (name: string, value: string) =>
    `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="vertrag.pdf"\r\nContent-Type: application/pdf\r\n\r\n${pdf}\r\n--${edge}--\r\n`;
  const answer = await server.app.inject({
    method: "POST",
    url: `/api/v1/onboarding/${refId}/document`,
    headers: { "content-type": `multipart/form-data; boundary=${edge}` },
    payload: field("token", token) + field("type", "WORK_CONTRACT") + file,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: string }>().id;
}
