import { getResumeLink, makePhoneLink, phoneLinkMinutes, phoneLinksPerHour, resumeTenant } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerAllQuestions } from "../testing/answers.ts";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

const ask = (token: string) => server.call(makePhoneLink, { body: { token } });
async function linkFor(token: string): Promise<string> {
  const { body } = await ask(token);
  return /\?token=([0-9a-f]{32})$/.exec(body?.link ?? "")?.[1] ?? "";
}
const look = (token: string) => server.call(getResumeLink, { params: { token } });
const open = (token: string) => server.call(resumeTenant, { body: { token } });

describe("a link for the phone", () => {
  test("opens the same application, as often as wanted, and is used up by nothing", async () => {
    const token = await answerAllQuestions(server);
    const link = await linkFor(token);
    expect(link).not.toBe(token);
    expect((await look(link)).status).toBe(200);
    expect((await look(link)).status).toBe(200);
    const first = await open(link);
    const second = await open(link);
    expect(first.body?.refId).toBe(second.body?.refId);
    expect(new Set([token, first.body?.token, second.body?.token]).size).toBe(3);
  });

  test(`ends after ${phoneLinkMinutes} minutes`, async () => {
    const link = await linkFor(await answerAllQuestions(server));
    server.clock.advance((phoneLinkMinutes * 60 - 1) * 1000);
    expect((await look(link)).status).toBe(200);
    server.clock.advance(2000);
    expect((await look(link)).problem).toMatchObject({ errorCode: "TOKEN_UNKNOWN" });
    expect((await open(link)).problem).toMatchObject({ errorCode: "TOKEN_UNKNOWN" });
  });

  test("comes with a square QR code of dark and light modules", async () => {
    const { body } = await ask(await answerAllQuestions(server));
    const rows = body?.qr ?? [];
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([rows.length]));
    // The finder pattern in the upper left corner.
    expect(rows.slice(0, 7).map((row) => row.slice(0, 8))).toEqual([
      "11111110",
      "10000010",
      "10111010",
      "10111010",
      "10111010",
      "10000010",
      "11111110",
    ]);
  });

  test("is refused for an unknown token and after too many in an hour", async () => {
    expect((await ask("0".repeat(32))).problem).toMatchObject({ errorCode: "TOKEN_UNKNOWN" });
    const token = await answerAllQuestions(server);
    for (let count = 0; count < phoneLinksPerHour; count++) expect((await ask(token)).status).toBe(200);
    expect((await ask(token)).problem).toMatchObject({ errorCode: "RATE_LIMITED" });
  });
});
