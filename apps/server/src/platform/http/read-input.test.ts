import { type Call, calls, getLang, getRisk } from "@kautia/contract";
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readInput } from "./read-input.ts";
import { Refusal } from "./refusal.ts";

function read(call: Call, query: Record<string, string>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of the request is read
  const input = readInput({ ...call, params: undefined, body: undefined }, { params: {}, query } as FastifyRequest);
  return input instanceof Refusal ? input.fields.map(({ path, errorCode }) => `${path} ${errorCode}`) : "accepted";
}

const queries = calls.filter(({ query }) => query && z.safeParse(query, {}).success);

test.each(queries.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "%s takes an empty query parameter for one that is missing",
  (_, call) => {
    const { properties = {} } = z.toJSONSchema(call.query ?? z.object({}), { io: "input", unrepresentable: "any" });
    expect(read(call, Object.fromEntries(Object.keys(properties).map((name) => [name, ""])))).toBe("accepted");
  },
);

test("an empty query parameter changes nothing about the others", () => {
  expect(read(getLang, { part: "desk" })).toEqual(["part FIELD_INVALID"]);
  expect(read(getRisk, { token: "t", successful: "" })).toBe("accepted");
  expect(read(getRisk, { successful: "" })).toEqual(["token FIELD_REQUIRED"]);
});
