import { type Call, calls } from "@kautia/contract";
import { endlessTexts } from "@kautia/contract/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Caller, type Callers, makeCallers } from "#testing/people/callers.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSampler, withEachMember } from "#testing/values/naughty-values.ts";
import { sampleBody } from "#testing/values/sample-bodies.ts";
import { frame, multipartType, pdf } from "#testing/applications/uploads.ts";
import { apiBase } from "./api-base.ts";

/** In ms of this thread's processor time, which a busy machine does not lengthen. */
const most = 50;
/** The batches of partners may have a body that is five or ten times as large. */
const mostForBatches = 100;
const timeout = 300_000;
/** The short form tries a third of the fields. */
const isChosen = makeSampler(loadSize(1, 3) / 3);
let server: TestServer;
let callers: Callers;
beforeAll(async () => {
  server = await makeTestServer();
  callers = await makeCallers(server);
}, timeout);
afterAll(() => server.close());

const callerOf = ({ access }: Call): Caller => (access === "public" ? callers.others.nobody : callers.own[access]);
const pathOf = (call: Call, id = callerOf(call).token) => `${apiBase}${call.path.replaceAll(/:\w+/g, id)}`;
const sizeOf = ({ maxBodyBytes = 100_000 }: Call) => maxBodyBytes - 2_000;
const withBody = calls.filter(({ body, upload }) => body && !upload);

interface Sent {
  url?: string;
  payload?: string | Buffer | undefined;
  headers?: Record<string, string>;
}

/** Expects that a request is answered quickly. The fastest of three counts, because the first may compile code. */
async function expectQuick(call: Call, what: string, { url = pathOf(call), ...sent }: Sent): Promise<void> {
  const caller = callerOf(call);
  const headers = { "content-type": "application/json", ...caller.headers, ...sent.headers };
  const limit = call.maxBodyBytes ? mostForBatches : most;
  let least = Infinity;
  for (let round = 0; round < 3 && least >= limit; round++) {
    const start = process.threadCpuUsage();
    await server.app.inject({ method: call.method, url, ...sent, headers, remoteAddress: caller.ip });
    const { user, system } = process.threadCpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
  }
  expect(least, `${call.method} ${call.path}: ${what}`).toBeLessThan(limit);
}

/** Shortens a text to a number of bytes in JSON. */
function shorten(text: string, bytes: number): string {
  const size = Buffer.byteLength(JSON.stringify(text));
  return size <= bytes ? text : text.slice(0, Math.floor((text.length * bytes) / size));
}

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  const names = ({ properties = {}, anyOf = [] }: z.core.JSONSchema.BaseSchema): string[] => [
    ...Object.keys(properties),
    ...anyOf.flatMap((item) => names(item)),
  ];
  return schema ? names(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })) : [];
}

/** A valid body of the fields that the call knows. */
function bodyOf(call: Call): object {
  const known = new Set(fieldsOf(call.body));
  return Object.fromEntries(Object.entries(sampleBody(call, callerOf(call))).filter(([name]) => known.has(name)));
}

test("no text in a body takes long, whatever it repeats", { timeout }, async () => {
  let turn = 0;
  for (const call of withBody) {
    const patterns = endlessTexts(sizeOf(call));
    for (const member of withEachMember(bodyOf(call), '"§"').filter(() => isChosen()))
      for (let round = 0; round < loadSize(1, patterns.length); round++) {
        const [name, text] = patterns[turn++ % patterns.length] ?? ["", ""];
        const payload = member.replace('"§"', JSON.stringify(shorten(text, sizeOf(call) - member.length)));
        await expectQuick(call, `${name} in ${member.slice(0, 100)}`, { payload });
      }
  }
});

/** JSON of about `size` bytes. */
const shapes: Record<string, (size: number) => string> = {
  "different fields": (size) =>
    `{${Array.from({ length: size / 9 }, (_, index) => `"${index.toString(36).padStart(4, "0")}":1`).join()}}`,
  "the same field": (size) => `{${'"a":{},'.repeat(size / 7 - 1)}"a":{}}`,
  "empty objects": (size) => `[${"{},".repeat(size / 3 - 1)}{}]`,
  "empty lists": (size) => `[${"[],".repeat(size / 3 - 1)}[]]`,
  nulls: (size) => `[${"null,".repeat(size / 5 - 1)}null]`,
  numbers: (size) => `[${"1,".repeat(size / 2 - 1)}1]`,
  texts: (size) => `[${'"a",'.repeat(size / 4 - 1)}"a"]`,
  objects: (size) => `[${'{"a":1},'.repeat(size / 8 - 1)}{}]`,
  "many levels": (size) => "[".repeat(size / 2) + "]".repeat(size / 2),
  "wide levels": (size) => `${'{"a":['.repeat(14)}${"{},".repeat(size / 3 - 60)}{}${"]}".repeat(14)}`,
  "a long number": (size) => "9".repeat(size),
  "a long name": (size) => `{"${"a".repeat(size - 10)}":1}`,
};

test("no body takes long, however many fields, items or levels it has", { timeout }, async () => {
  let turn = 0;
  const all = Object.entries(shapes);
  for (const call of withBody)
    for (const member of withEachMember(bodyOf(call), '"§"').filter(() => isChosen()))
      for (let round = 0; round < loadSize(1, all.length); round++) {
        const [name, make] = all[turn++ % all.length] ?? ["", String];
        const payload = member.replace('"§"', make(sizeOf(call) - member.length));
        await expectQuick(call, `${name} in ${member.slice(0, 100)}`, { payload });
      }
});

test("no path, query or header takes long, whatever it repeats", { timeout }, async () => {
  let turn = 0;
  const longest = 15_000;
  const patterns = endlessTexts(longest);
  const headers = ["user-agent", "accept-language", "cookie", "prefer", "traceparent", "origin", "if-none-match"];
  for (const call of calls) {
    const payload = call.body && !call.upload ? JSON.stringify(bodyOf(call)) : undefined;
    for (let round = 0; round < loadSize(1, patterns.length); round++) {
      const [name, text] = patterns[turn++ % patterns.length] ?? ["", ""];
      const value = encodeURIComponent(Buffer.from(text.slice(0, longest / 9)).toString());
      if (call.params) await expectQuick(call, `${name} in the path`, { url: pathOf(call, value), payload });
      for (const field of fieldsOf(call.query).filter(() => isChosen()))
        await expectQuick(call, `${name} in ${field}`, { url: `${pathOf(call)}?${field}=${value}`, payload });
      const header = headers[turn % headers.length] ?? "";
      const plain = text.replaceAll(/[^ -~]/g, "\u00B4");
      await expectQuick(call, `${name} in ${header}`, { headers: { [header]: plain }, payload });
    }
  }
  for (const item of [(index: number) => `${index}=1`, () => "a=1", () => "a[b][c]=1", () => ""]) {
    const query = Array.from({ length: 3_000 }, (_, index) => item(index)).join("&");
    for (const call of calls.filter(() => isChosen()))
      await expectQuick(call, query.slice(0, 20), { url: `${pathOf(call)}?${query}` });
  }
});

test("no name of a file takes long, whatever it repeats", { timeout }, async () => {
  for (const call of calls.filter(({ upload }) => upload))
    for (const [name, text] of endlessTexts(60_000)) {
      const fileName = `${text.replaceAll(/[\r\n"]/g, "")}.pdf`;
      const { before, after } = frame({ token: callerOf(call).token, fileName });
      const payload = Buffer.concat([before, pdf(), after]);
      await expectQuick(call, name, { payload, headers: { "content-type": multipartType } });
    }
});
