import type { Call, CallAnswer, CallRequest, Problem } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../app.ts";
import { readConfig } from "../../platform/config/config.ts";
import { makeContainer, type Overrides } from "../../container.ts";
import type { Deps } from "../../deps.ts";
import type { Config } from "../../platform/config/settings.ts";
import { type FakeClock, makeFakeClock } from "./fake-clock.ts";
import { plainTypesetter } from "../files/plain-typesetter.ts";
import { makeTestDatabase } from "../database/make-test-database.ts";
import { settingsForTests } from "./settings-for-tests.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { makeSeededRandom } from "./seeded-random.ts";
import { apiBase } from "../../platform/http/api-base.ts";

const testConfig = readTestConfig();

/** The config of test servers with these settings in addition. */
export function readTestConfig(settings: Record<string, string> = {}): Config {
  return readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", ...settingsForTests, ...settings });
}

/** The response to a call: `body` is the answer if the status is below 300, otherwise `problem` is set. */
export type CallResult<C extends Call> = { headers: Record<string, unknown>; status: number } & (
  | { ok: true; body: CallAnswer<C>; problem: null }
  | { ok: false; body: null; problem: Problem }
);

export interface TestServer {
  app: FastifyInstance;
  deps: Deps;
  /** Stands still unless moved; the settable clock adds its offset. */
  clock: FakeClock;
  call<C extends Call>(call: C, request?: CallRequest<C>, headers?: Record<string, string>): Promise<CallResult<C>>;
  close(): Promise<void>;
}

interface TestServerOptions {
  /** Such as `{ SANDBOX: "true" }`, in addition to those of all tests. */
  settings?: Record<string, string>;
  config?: Partial<Config>;
  overrides?: Overrides;
  realPdfs?: boolean;
}

/** On a new database, with a fake clock and seeded randomness. Policy documents are text unless `realPdfs` is set. */
export async function makeTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = makeFakeClock("2027-01-15T10:00:00.000Z");
  // A copy, because tests change settings of their server.
  const common = options.settings ? readTestConfig(options.settings) : structuredClone(testConfig);
  const config: Config = { ...common, ...options.config };
  const database = options.overrides?.database ?? (await makeTestDatabase());
  const defaults: Overrides = { clock, random: makeSeededRandom(), database, passwords: quickPasswords };
  if (!options.realPdfs) defaults.typesetter = plainTypesetter;
  const deps = await makeContainer(config, { ...defaults, ...options.overrides });
  const app = await buildApp(deps);
  await app.ready();
  return {
    app,
    deps,
    clock,
    call: (call, request, headers) => callOver(app, call, request, headers),
    async close() {
      await app.close();
      await deps.close();
    },
  };
}

async function callOver<C extends Call>(
  app: FastifyInstance,
  call: C,
  request: CallRequest<C> | undefined,
  headers: Record<string, string> = {},
): Promise<CallResult<C>> {
  const { params = {}, query, body } = (request ?? {}) as Partial<Record<"params" | "query" | "body", object>>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))));
  const response = await app.inject({
    method: call.method,
    url: `${apiBase}${path}`,
    query: Object.fromEntries(
      Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
    headers: { "accept-language": "de", ...headers, ...(body && { "content-type": "application/json" }) },
    payload: body && JSON.stringify(body),
  });
  const parsed: unknown = response.json();
  const { statusCode: status } = response;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server has checked it with the call's schemas
  return (
    status < 300
      ? { ok: true, status, headers: response.headers, body: parsed, problem: null }
      : { ok: false, status, headers: response.headers, body: null, problem: parsed }
  ) as CallResult<C>;
}
