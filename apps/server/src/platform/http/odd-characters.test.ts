import { type Call, calls } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Caller, type Cast, makeCast } from "../../testing/callers.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { sampleBody } from "../../testing/sample-bodies.ts";
import { frame, multipartType, pdf } from "../../testing/uploads.ts";
import { apiBase } from "./route.ts";

/** What PostgreSQL's text and jsonb cannot hold, in every place that a request has: nothing breaks by it. */
const nul = "\0";
const halfPair = "\ud83d";

/** Some hundred requests, one after the other, on a machine that is busy otherwise. */
const patience = 180_000;
let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await makeTestServer();
  cast = await makeCast(server);
}, patience);
afterAll(() => server.close());

const callerOf = ({ access }: Call): Caller => (access === "public" ? cast.others.nobody : cast.own[access]);
const pathOf = ({ path }: Call, ids: string) => path.replaceAll(/:\w+/g, ids);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

async function ask(call: Call, path: string, query: Record<string, string>, body?: unknown): Promise<string> {
  const caller = callerOf(call);
  const parts = frame({ token: caller.token });
  const file = call.upload && Buffer.concat([parts.before, pdf(), parts.after]);
  const type = call.upload ? multipartType : "application/json";
  const { statusCode, body: said } = await server.app.inject({
    method: call.method,
    url: `${apiBase}${path}?${new URLSearchParams(query).toString()}`,
    headers: { ...caller.headers, "content-type": type },
    payload: file ?? (call.body && JSON.stringify(body ?? sampleBody(call, caller))),
    remoteAddress: caller.ip,
  });
  const code = /^\{.*"errorCode":"(\w+)"/.exec(said)?.[1];
  return [statusCode, code].filter(Boolean).join(" ");
}

/** Every value that differs from `value` in one string. */
function* spoiled(value: unknown, by: string): Generator {
  if (typeof value === "string") yield `a${by}b`;
  else if (Array.isArray(value))
    for (const [at, one] of value.entries()) for (const odd of spoiled(one, by)) yield value.with(at, odd);
  else if (typeof value === "object" && value !== null)
    for (const [name, one] of Object.entries(value))
      for (const odd of spoiled(one, by)) yield { ...value, [name]: odd };
}

test.each(calls.filter(({ params }) => params).map((call) => [nameOf(call), call] as const))(
  "%s answers a NUL in its path as something that nobody has",
  async (_, call) => {
    const said = await ask(call, pathOf(call, "%00"), {});
    expect(said).toMatch(/^4(04|10) /);
  },
);

test("no call breaks by a NUL in its query", { timeout: patience }, async () => {
  for (const call of calls.filter(({ query }) => query)) {
    const { properties = {} } = z.toJSONSchema(call.query ?? z.object({}), { io: "input" });
    for (const name of Object.keys(properties))
      expect(await ask(call, pathOf(call, "0"), { [name]: `a${nul}b` }), nameOf(call)).toMatch(/^(2|4)/);
  }
});

test.each([
  ["a NUL", nul],
  ["half of a pair", halfPair],
])("no call breaks by %s anywhere in its body", { timeout: patience }, async (_, by) => {
  for (const call of calls) {
    const { body: schema } = call;
    if (!schema) continue;
    // What the schema refuses is answered before anything is done with it.
    const taken = [...spoiled(sampleBody(call, callerOf(call)), by)].filter((one) => z.safeParse(schema, one).success);
    for (const body of taken) expect(await ask(call, pathOf(call, "0"), {}, body), nameOf(call)).toMatch(/^(2|4)/);
  }
});
