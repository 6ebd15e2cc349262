import { type Call, calls } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Caller, type Callers, makeCallers } from "../../testing/callers.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { sampleBody } from "../../testing/sample-bodies.ts";
import { frame, multipartType, pdf } from "../../testing/uploads.ts";
import { apiBase } from "./route.ts";

/** Characters that PostgreSQL's text and jsonb cannot store. */
const nul = "\0";
const loneSurrogate = "\ud83d";

const testTimeout = 180_000;
let server: TestServer;
let callers: Callers;
beforeAll(async () => {
  server = await makeTestServer();
  callers = await makeCallers(server);
}, testTimeout);
afterAll(() => server.close());

const callerOf = ({ access }: Call): Caller => (access === "public" ? callers.others.nobody : callers.own[access]);
const pathOf = ({ path }: Call, ids: string) => path.replaceAll(/:\w+/g, ids);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

async function request(call: Call, path: string, query: Record<string, string>, body?: unknown): Promise<string> {
  const caller = callerOf(call);
  const parts = frame({ token: caller.token });
  const file = call.upload && Buffer.concat([parts.before, pdf(), parts.after]);
  const type = call.upload ? multipartType : "application/json";
  const { statusCode, body: answer } = await server.app.inject({
    method: call.method,
    url: `${apiBase}${path}?${new URLSearchParams(query).toString()}`,
    headers: { ...caller.headers, "content-type": type },
    payload: file ?? (call.body && JSON.stringify(body ?? sampleBody(call, caller))),
    remoteAddress: caller.ip,
  });
  const code = /^\{.*"errorCode":"(\w+)"/.exec(answer)?.[1];
  return [statusCode, code].filter(Boolean).join(" ");
}

function* withCharacter(value: unknown, character: string): Generator {
  if (typeof value === "string") yield `a${character}b`;
  else if (Array.isArray(value))
    for (const [at, one] of value.entries()) for (const odd of withCharacter(one, character)) yield value.with(at, odd);
  else if (typeof value === "object" && value !== null)
    for (const [name, one] of Object.entries(value))
      for (const odd of withCharacter(one, character)) yield { ...value, [name]: odd };
}

test.each(calls.filter(({ params }) => params).map((call) => [nameOf(call), call] as const))(
  "%s treats a NUL in its path as an unknown id",
  async (_, call) => {
    const answer = await request(call, pathOf(call, "%00"), {});
    expect(answer).toMatch(/^4(04|10) /);
  },
);

test("no call fails on a NUL in its query", { timeout: testTimeout }, async () => {
  for (const call of calls.filter(({ query }) => query)) {
    const { properties = {} } = z.toJSONSchema(call.query ?? z.object({}), { io: "input" });
    for (const name of Object.keys(properties))
      expect(await request(call, pathOf(call, "0"), { [name]: `a${nul}b` }), nameOf(call)).toMatch(/^(2|4)/);
  }
});

test.each([
  ["a NUL", nul],
  ["a lone surrogate", loneSurrogate],
])("no call fails on %s anywhere in its body", { timeout: testTimeout }, async (_, character) => {
  for (const call of calls) {
    const { body: schema } = call;
    if (!schema) continue;
    // Bodies that the schema refuses never reach the handler.
    const bodies = [...withCharacter(sampleBody(call, callerOf(call)), character)];
    const valid = bodies.filter((one) => z.safeParse(schema, one).success);
    for (const body of valid) expect(await request(call, pathOf(call, "0"), {}, body), nameOf(call)).toMatch(/^(2|4)/);
  }
});
