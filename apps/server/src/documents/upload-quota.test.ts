import { removeDocument } from "@kautia/contract";
import { afterEach, describe, expect, test } from "vitest";
import { readConfig } from "../platform/config/config.ts";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";
import { applyAsStudent, pdf, type Sent, upload } from "../testing/uploads.ts";

let server: TestServer;
afterEach(() => server.close());

const kilobytes = 1_000;
const content = pdf("x".repeat(100 * kilobytes));
let count = 0;

async function open(quota: { networkBytesPerHour?: number; totalBytes?: number }) {
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
  server = await makeTestServer({ config: { ...config, uploads: { ...config.uploads, ...quota } } });
}

async function sendFrom(ip: string, sent: Partial<Sent> = {}) {
  const { token, refId } = await applyAsStudent(server, { email: `quota-${++count}@example.com` });
  return () => upload(server, refId, { token, content, ip, ...sent });
}

describe("the quota of a network", () => {
  test("counts all its applications, also simultaneous uploads, and no other network", async () => {
    await open({ networkBytesPerHour: 250 * kilobytes });
    const senders = await Promise.all(["2001:db8::1", "2001:db8::2", "2001:db8::3"].map((ip) => sendFrom(ip)));
    const answers = await Promise.all(senders.map((send) => send()));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 429, retryAfter: "3600", problem: { errorCode: "UPLOAD_LIMIT" } }]);
    const sendFromElsewhere = await sendFrom("2001:db8:0:1::1");
    expect((await sendFromElsewhere()).status).toBe(200);
    server.clock.advance(3_600_000);
    const sendLater = await sendFrom("2001:db8::3");
    expect((await sendLater()).status).toBe(200);
  });
});

describe("the total quota", () => {
  test("refuses files once the storage is full, until some are deleted", async () => {
    await open({ totalBytes: 250 * kilobytes });
    const { token, refId } = await applyAsStudent(server, { email: "full@example.com" });
    const send = () => upload(server, refId, { token, content });
    const { document } = await send();
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, retryAfter: "3600", problem: { errorCode: "UPLOAD_LIMIT" } });
    await server.call(removeDocument, { params: { id: document?.id ?? "" }, body: { token } });
    await server.deps.jobs.runDueUntil(server.deps.clock.now());
    expect((await send()).status).toBe(200);
  });
});
