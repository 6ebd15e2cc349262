import {
  answerQuestion,
  askAsLandlord,
  getFinishPage,
  getOwnData,
  listQuestions,
  staffCookieName,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned, readLandlordToken } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";
import { addPerson } from "../people/accounts.ts";
import { beginSession } from "../../access/index.ts";

const server = await makeTestServer();
const staff = await logInAsStaff(server);
afterAll(() => server.close());

let count = 0;
async function makeLandlord() {
  const landlordEmail = `fragt-${(count += 1)}@example.com`;
  const tenantEmail = `mieterin-${count}@example.com`;
  const signed = await makeSigned(server, { landlordEmail, tenantEmail });
  return {
    refId: signed.refId,
    tenantToken: signed.token,
    tenantEmail,
    landlordEmail,
    token: await readLandlordToken(server, landlordEmail),
  };
}
const ask = (token: string, message: string, headers = {}) =>
  server.call(askAsLandlord, { params: { token }, body: { message } }, headers);
const list = async (state?: "ANSWERED") => (await server.call(listQuestions, { query: { state } }, staff)).body?.rows;
const answer = (id: string, text: string, headers: Record<string, string> = staff) =>
  server.call(answerQuestion, { params: { id }, body: { answer: text } }, headers);

test("a landlord's question waits at the desk, and its answer reaches the landlord by mail", async () => {
  const { token, refId, landlordEmail } = await makeLandlord();
  const asked = await ask(token, "Gilt sie auch für Nebenkosten?\nDanke", { "idempotency-key": "0".repeat(32) });
  expect(asked.body).toEqual({ received: true });
  await ask(token, "Gilt sie auch für Nebenkosten?\nDanke", { "idempotency-key": "0".repeat(32) });
  const rows = await list();
  expect(rows).toMatchObject([
    { refId, message: "Gilt sie auch für Nebenkosten?\nDanke", language: "de", answer: null, answeredBy: null },
  ]);
  const id = rows?.[0]?.id ?? "";
  expect((await answer(id, "  ")).problem?.errorCode).toBe("FIELD_REQUIRED");
  expect((await answer(id, "Ja, auch dafür.")).body).toEqual({ answered: true });
  expect((await answer(id, "Ja, auch dafür.")).body).toEqual({ answered: true });
  await settle(server);
  const mails = (await sentMails(server)).filter(({ to, subject }) => to === landlordEmail && /Antwort/.test(subject));
  expect(mails).toHaveLength(1);
  expect(mails?.[0]?.text).toMatch(
    /> Ja, auch dafür\.[\s\S]*> Gilt sie auch für Nebenkosten\?\n> Danke[\s\S]*\/de\/landlord\//,
  );
  expect(await list()).toEqual([]);
  expect(await list("ANSWERED")).toMatchObject([{ id, answer: "Ja, auch dafür.", answeredBy: "Demo Desk" }]);
});

test("neither a landlord's question nor its answer is in the tenant's export", async () => {
  const { token, refId, tenantEmail, landlordEmail } = await makeLandlord();
  await ask(token, "Zahlt sie pünktlich?");
  await answer((await list())?.[0]?.id ?? "", "Das dürfen wir nicht sagen.");
  await settle(server);
  await setPassword(server, tenantEmail);
  const { body } = await server.call(getOwnData, {}, await openSession(server, tenantEmail));
  const mail = { refId, kind: "question-answered", to: landlordEmail, content: null };
  expect(body?.sections["mails"]).toContainEqual(expect.objectContaining(mail));
  expect(JSON.stringify(body)).not.toMatch(/pünktlich|nicht sagen/);
});

test("a second person who answers learns who was faster", async () => {
  const { token } = await makeLandlord();
  await ask(token, "Wer zahlt?");
  const id = (await list())?.[0]?.id ?? "";
  const { deps } = server;
  await addPerson(deps, { email: "uwe@example.com", name: "Uwe", role: "underwriter", password: "Lang-und-gut-1" });
  const uwe = await deps.db
    .selectFrom("staff_account")
    .select("id")
    .where("name", "=", "Uwe")
    .executeTakeFirstOrThrow();
  const session = await deps.db
    .transaction()
    .execute((transaction) => beginSession(transaction, deps, "staff", uwe.id));
  const [callResult, other] = await Promise.all([
    answer(id, "Der Mieter."),
    answer(id, "Die Mieterin.", { cookie: `${staffCookieName}=${session}` }),
  ]);
  expect([callResult, other].filter(({ ok }) => ok)).toHaveLength(1);
  expect((callResult.ok ? other : callResult).problem).toMatchObject({
    errorCode: "CASE_DECIDED",
    data: { fields: [{ params: { by: callResult.ok ? "Demo Desk" : "Uwe" } }] },
  });
  expect((await answer("' OR 1=1", "x")).problem?.errorCode).toBe("NOT_FOUND");
});

test("a landlord may ask five questions a day, but none by the short link", async () => {
  const { token, tenantToken } = await makeLandlord();
  for (let index = 0; index < 5; index += 1) expect((await ask(token, `Frage ${index}`)).status).toBe(200);
  const sixth = await ask(token, "Noch eine");
  expect([sixth.problem?.errorCode, sixth.headers["retry-after"]]).toEqual(["RATE_LIMITED", "86400"]);
  const finish = await server.call(getFinishPage, { params: { token: tenantToken } });
  const short = finish.body?.shortUrl.split("/").at(-1) ?? "";
  expect((await ask(short, "Und ich?")).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
});
