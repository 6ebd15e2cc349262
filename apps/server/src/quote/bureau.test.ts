import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { getCase, getRisk, getTenant, listCases, saveSummary } from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

let bureau: Server;
let server: TestServer;
let reply: (response: ServerResponse) => void;
let requests: unknown[];
beforeAll(async () => {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push([request.headers["idempotency-key"], await json(request)]);
    reply(response);
  };
  bureau = createServer((request, response) => void take(request, response));
  bureau.listen(0, "127.0.0.1");
  await once(bureau, "listening");
  const at = bureau.address();
  const url = `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}/score`;
  server = await makeTestServer({
    settings: { BUREAU_NAME: "Auskunftei AG", BUREAU_URL: url, BUREAU_TIMEOUT_MS: "500" },
  });
});
afterAll(async () => {
  await server.close();
  bureau.closeAllConnections();
  bureau.close();
});
beforeEach(() => {
  requests = [];
});

const consents = { termsAndPrivacy: true, initialInformation: true };
let count = 0;
async function apply() {
  const token = await answerAllQuestions(server, { email: `bureau-${++count}@example.com` });
  await server.call(saveSummary, { body: { token, consents } });
  return token;
}
const risk = async (token: string) => (await server.call(getRisk, { query: { token } })).body;
const respond = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status).end(JSON.stringify(body));
const good = { version: "b-1", verdict: "GOOD", requiredDocuments: ["PASSPORT"] };

test.each<[string, typeof reply, attempts: number]>([
  ["is slow", () => undefined, 3],
  ["does not finish its answer", (response) => void response.writeHead(200).write('{"ver'), 3],
  ["hangs up", (response) => void response.destroy(), 3],
  ["is down", respond(503, {}), 3],
  ["answers with an unknown verdict", respond(200, { version: "b-1", verdict: "PERHAPS" }), 1],
  ["answers with a page", (response) => void response.end("<html>"), 1],
  ["refuses without a reason", respond(200, { version: "b-1", verdict: "REFUSED" }), 1],
])("a bureau that %s leads to a manual review with the cause BUREAU_DOWN", async (_, badReply, attempts) => {
  reply = badReply;
  const token = await apply();
  expect(await risk(token)).toMatchObject({ outcome: "MANUAL_REVIEW", reason: null, wouldQuote: null });
  expect(requests).toHaveLength(attempts);
  expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(1);

  // When the bureau is back, the stored decision remains, for a person to decide.
  reply = respond(200, good);
  expect(await risk(token)).toMatchObject({ outcome: "MANUAL_REVIEW" });
  expect(requests).toHaveLength(attempts);
  const { refId } = (await server.call(getTenant, { params: { token } })).body ?? { refId: "" };
  const staff = await logInAsStaff(server);
  const queue = await server.call(listCases, { query: { search: refId } }, staff);
  expect(queue.body?.rows.map(({ cause }) => cause)).toEqual(["BUREAU_DOWN"]);
  const { body } = await server.call(getCase, { params: { refId } }, staff);
  expect(body?.decisions).toMatchObject([{ madeBy: "RULES", cause: "BUREAU_DOWN", outcome: "MANUAL_REVIEW" }]);
});

test("a bureau that fails once decides on the retry, and its answer is stored", async () => {
  const replies = [respond(500, {}), respond(200, good)];
  reply = (response) => replies.shift()?.(response);
  const token = await apply();
  expect(await risk(token)).toMatchObject({ outcome: "QUOTE", requiredDocuments: ["PASSPORT"] });
  expect(requests).toHaveLength(2);
  const { refId } = (await server.call(getTenant, { params: { token } })).body ?? { refId: "" };
  const decisions = await server.deps.db.selectFrom("decision").selectAll().where("ref_id", "=", refId).execute();
  expect(decisions).toMatchObject([{ rule_version: "b-1", bureau_answer: good, review_cause: null }]);
});

test("the bureau is not asked about an applicant below the minimum age", async () => {
  reply = respond(200, good);
  const token = await answerAllQuestions(server, { birthDate: "2015-01-01", email: "young@example.com" });
  await server.call(saveSummary, { body: { token, consents } });
  expect(await risk(token)).toMatchObject({ reason: "UNDER_AGE", wouldQuote: { insuranceStart: "2033-01-01" } });
  expect(requests).toEqual([]);
});
