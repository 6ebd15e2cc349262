import { type Call, calls } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Caller, type Callers, makeCallers } from "#testing/people/callers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { fuzzSeed, makeSampler, naughtyValues, withEachMember } from "#testing/values/naughty-values.ts";
import { sampleBody } from "#testing/values/sample-bodies.ts";
import { frame, multipartType, pdf } from "#testing/applications/uploads.ts";
import { apiBase } from "./api-base.ts";

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

/** The calls with a JSON body, each with a valid body of the fields that the OpenAPI document publishes. */
async function listBodies(): Promise<{ call: Call; body: object }[]> {
  const { paths, components } = (await server.app.inject(`${apiBase}/openapi.json`)).json();
  const operations = Object.values<object>(paths).flatMap((path) => Object.values(path));
  return operations.flatMap(({ operationId, requestBody }) => {
    const ref: string | undefined = requestBody?.content["application/json"]?.schema.$ref;
    const schema = components.schemas[ref?.split("/").at(-1) ?? ""];
    const call = calls.find(({ name }) => name === operationId);
    if (!schema || !call) return [];
    const variants = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    const fields = variants.flatMap(({ properties }) => Object.keys(properties ?? {}));
    const sample = Object.entries(sampleBody(call, callerOf(call)));
    return [{ call, body: Object.fromEntries(sample.filter(([name]) => fields.includes(name))) }];
  });
}

/** Each text with the character in it. The rest of the text stays, so that it keeps the form that its field requires. */
function* withCharacter(value: unknown, character: string): Generator {
  if (typeof value === "string") yield value.slice(0, 1) + character + value.slice(1);
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const odd of withCharacter(item, character)) yield value.with(index, odd);
  else if (typeof value === "object" && value !== null)
    for (const [name, item] of Object.entries(value))
      for (const odd of withCharacter(item, character)) yield { ...value, [name]: odd };
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
  for (const { call, body: sample } of await listBodies()) {
    // Bodies that the schema refuses never reach the handler.
    const bodies = [...withCharacter(sample, character)];
    const valid = bodies.filter((body) => z.safeParse(call.body ?? z.never(), body).success);
    for (const body of valid) expect(await request(call, pathOf(call, "0"), {}, body), nameOf(call)).toMatch(/^(2|4)/);
  }
});

test("the OpenAPI document has every call with a body", async () => {
  const published = (await listBodies()).map(({ call }) => call);
  expect(new Set(published)).toEqual(new Set(calls.filter(({ body }) => body)));
});

test(`no call fails on a naughty value in its body (FUZZ_SEED=${fuzzSeed})`, { timeout: 20 * 60_000 }, async () => {
  let sent = 0;
  const isChosen = makeSampler(loadSize(10, 100) / 100);
  const all = (await listBodies()).flatMap(({ call, body }) =>
    naughtyValues.flatMap((value) => withEachMember(body, value).map((text) => ({ call, text }))),
  );
  for (const { call, text } of all.filter(isChosen)) {
    const { ip, headers } = callerOf(call);
    // Half of them are also hashed for their Idempotency-Key.
    const key = sent++ % 2 === 0 && { "idempotency-key": `naughty-request-${sent}` };
    const { statusCode } = await server.app.inject({
      method: call.method,
      url: `${apiBase}${pathOf(call, callerOf(call).token)}`,
      headers: { ...headers, "content-type": "application/json", ...key },
      payload: text,
      remoteAddress: ip,
    });
    expect(statusCode, `${nameOf(call)} ${text.slice(0, 500)}`).toBeLessThan(500);
  }
});
