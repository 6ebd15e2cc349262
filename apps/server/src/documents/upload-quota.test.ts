import { removeDocument } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { makeTestServer, readTestConfig } from "#testing/server/make-test-server.ts";
import { applyAsStudent, pdf, upload } from "#testing/applications/uploads.ts";
import { settle } from "#testing/server/settle.ts";

const content = pdf("x".repeat(100_000));
const uploads = { ...readTestConfig().uploads, networkBytesPerHour: 250_000, totalBytes: 450_000 };
const server = await makeTestServer({ config: { uploads } });
afterAll(() => server.close());

let count = 0;
async function sendFrom(ip: string) {
  const { token, refId } = await applyAsStudent(server, { email: `quota-${++count}@example.com` });
  return { token, send: () => upload(server, refId, { token, content, ip }) };
}

const limited = { status: 429, retryAfter: "3600", problem: { errorCode: "UPLOAD_LIMIT" } };

test("the quota of a network counts all its applications, also simultaneous uploads, and no other network", async () => {
  const senders = [];
  for (const ip of ["2001:db8::1", "2001:db8::2", "2001:db8::3"]) senders.push(await sendFrom(ip));
  const answers = await Promise.all(senders.map(({ send }) => send()));
  expect(answers.filter(({ status }) => status !== 200)).toMatchObject([limited]);
  expect((await (await sendFrom("2001:db8:0:1::1")).send()).status).toBe(200);
});

test("the total quota refuses files once the storage is full, until some are deleted", async () => {
  server.clock.advance(3_600_000);
  const { token, send } = await sendFrom("2001:db8::1");
  const { document } = await send();
  expect(await send()).toMatchObject(limited);
  await server.call(removeDocument, { params: { id: document?.id ?? "" }, body: { token } });
  await settle(server);
  expect((await send()).status).toBe(200);
});
