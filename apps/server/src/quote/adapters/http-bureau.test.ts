import { once } from "node:events";
import { createServer as createPlain, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createSecure } from "node:https";
import { json } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import type { ScoreInput } from "../rules/scorecard.ts";
import { makeCertificate } from "#testing/processes/make-certificate.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { type HttpBureauSettings, makeHttpBureau } from "./http-bureau.ts";

const input: ScoreInput = {
  firstName: "Jana",
  lastName: "Weiß",
  birthDate: "1990-05-17",
  employmentStatus: "EMPLOYED",
  grossIncomeCents: 4_800_050,
  coldRentCents: 80_000,
  depositCents: 150_000,
};
const good = { version: "b-7", verdict: "GOOD", requiredDocuments: ["PASSPORT"] };

type Handler = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;
interface ReceivedRequest {
  key: unknown;
  body: unknown;
}

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function stub(handler: Handler, settings: Partial<HttpBureauSettings> = {}, make: () => Server = createPlain) {
  const requests: ReceivedRequest[] = [];
  server = make();
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push({ key: request.headers["idempotency-key"], body: await json(request) });
    handler(request, response, requests.length);
  };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => void take(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const scheme = make === createPlain ? "http" : "https";
  const url = `${scheme}://localhost:${port}/score`;
  const bureau = makeHttpBureau({ url, secrets: null, timeout: 2_000, pauses: [1, 1], log: silentLog, ...settings });
  return { requests, ask: () => bureau.ask(input, "key-1") };
}
const respond = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

describe("a bureau over HTTP", () => {
  test("gets the agreed request, and only the agreed fields of its answer are kept", async () => {
    const { ask, requests } = await stub((_, response) =>
      respond(response, 200, { ...good, secret: "must not be stored" }),
    );
    expect(await ask()).toEqual({
      score: { verdict: "GOOD", requiredDocuments: ["PASSPORT"] },
      version: "b-7",
      given: good,
    });
    expect(requests).toEqual([
      {
        key: "key-1",
        body: {
          requestId: "key-1",
          applicant: { firstName: "Jana", lastName: "Weiß", birthDate: "1990-05-17" },
          employmentStatus: "EMPLOYED",
          grossIncome: 48_000.5,
          coldRent: 800,
          deposit: 1500,
        },
      },
    ]);
  });

  test.each([
    [{ version: "b", verdict: "MANUAL_REVIEW" }, { verdict: "MANUAL_REVIEW" }],
    [
      { version: "b", verdict: "REFUSED", reason: "NO_CREDIT_SCORE" },
      { verdict: "REFUSED", reason: "NO_CREDIT_SCORE" },
    ],
    [
      { version: "b", verdict: "GOOD" },
      { verdict: "GOOD", requiredDocuments: [] },
    ],
  ])("may answer %j", async (body, score) => {
    const { ask } = await stub((_, response) => respond(response, 200, body));
    expect((await ask())?.score).toEqual(score);
  });

  test("is retried with the same idempotency key until it answers", async () => {
    const { ask, requests } = await stub((_, response, count) => {
      if (count === 1) respond(response, 503, {});
      else if (count === 2) response.destroy();
      else respond(response, 200, good);
    });
    expect((await ask())?.version).toBe("b-7");
    expect(requests.map(({ key }) => key)).toEqual(["key-1", "key-1", "key-1"]);
  });

  test("that stays down gets three requests in total", async () => {
    const { ask, requests } = await stub((_, response) => respond(response, 500, {}));
    expect(await ask()).toBeNull();
    expect(requests).toHaveLength(3);
  });

  test("that answers incompletely or not at all causes a timeout", async () => {
    const silent = await stub(() => {}, { timeout: 60, pauses: [] });
    expect(await silent.ask()).toBeNull();
    server?.closeAllConnections();
    const dripping = await stub((_, response) => void response.writeHead(200).write("{"), { timeout: 60, pauses: [] });
    expect(await dripping.ask()).toBeNull();
  });

  test.each([
    ["an HTML page", 200, "<html>"],
    ["an unknown verdict", 200, { version: "b", verdict: "PERHAPS" }],
    ["a refusal without a reason", 200, { version: "b", verdict: "REFUSED" }],
    ["a refusal for age, which only we may decide", 200, { version: "b", verdict: "REFUSED", reason: "UNDER_AGE" }],
    ["without a version", 200, { verdict: "GOOD" }],
    ["status 400", 400, {}],
    ["a redirect", 302, {}],
    ["too many bytes", 200, { ...good, more: "x".repeat(100_000) }],
  ])("that answers with %s refuses nobody", async (_, status, body) => {
    const { ask } = await stub((__, response) => respond(response, status, body), { pauses: [] });
    expect(await ask()).toBeNull();
  });
});

describe("mutual TLS", () => {
  const theirs = makeCertificate("bureau");
  const ours = makeCertificate("kautia");
  const stranger = makeCertificate("stranger");
  const secure = () => createSecure({ ...theirs, ca: ours.cert, requestCert: true, rejectUnauthorized: true });
  const answering: Handler = (_, response) => respond(response, 200, good);

  test("accepts our certificate", async () => {
    const { ask } = await stub(answering, { secrets: { ...ours, ca: theirs.cert } }, secure);
    expect((await ask())?.version).toBe("b-7");
  });

  test("refuses unknown client certificates, and we send nothing to a bureau with an unknown certificate", async () => {
    const other = await stub(answering, { secrets: { ...stranger, ca: theirs.cert }, pauses: [] }, secure);
    expect(await other.ask()).toBeNull();
    expect(other.requests).toEqual([]);
    server?.close();
    const forged = await stub(answering, { secrets: { ...ours, ca: stranger.cert }, pauses: [] }, secure);
    expect(await forged.ask()).toBeNull();
    expect(forged.requests).toEqual([]);
  });
});
