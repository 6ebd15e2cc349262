import { type Call, calls, errors, partnerEvent, partnerEventTypes, isDownload } from "@kautia/contract";
import { callDocs } from "@kautia/contract/documentation";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { makeOpenApi } from "./document.ts";
import { isObject, type JsonObject, listObjects, listTypes, listVariants, nameInRef } from "./json-schema.ts";

const document = makeOpenApi({ publicUrl: "https://kautia.example", sandbox: true });

function at(value: unknown, ...path: string[]): JsonObject {
  const found = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
  return isObject(found) ? found : {};
}
const schemas = at(document, "components", "schemas");
const operationOf = ({ path, method }: Call) =>
  at(document, "paths", path.replace(/:(\w+)/g, "{$1}"), method.toLowerCase());

/** The properties of a schema at any depth, with their paths. */
function listProperties(schema: JsonObject, path: string): [string, JsonObject][] {
  const own = Object.entries(at(schema, "properties")).flatMap(([name, property]): [string, JsonObject][] =>
    isObject(property) ? [[`${path}.${name}`, property], ...listProperties(property, `${path}.${name}`)] : [],
  );
  return [
    ...own,
    ...listVariants(schema).flatMap((variant) => listProperties(variant, path)),
    ...(isObject(schema["items"]) ? listProperties(schema["items"], path) : []),
  ];
}

const properties = Object.entries(schemas).flatMap(([name, schema]) =>
  isObject(schema) ? listProperties(schema, name) : [],
);
const parameters = calls.flatMap((call) =>
  listObjects(operationOf(call)["parameters"]).map(
    (jsonObject) => [`${call.name} ${String(jsonObject["name"])}`, jsonObject] as const,
  ),
);
const isNumber = (schema: JsonObject): boolean =>
  listTypes(schema).some((type) => ["number", "integer"].includes(type)) || listVariants(schema).some(isNumber);
const isComposite = (schema: JsonObject): boolean =>
  nameInRef(schema) !== null ||
  listTypes(schema).some((type) => ["object", "array"].includes(type)) ||
  listVariants(schema).some(isComposite);

test("every property and parameter has a description, and all but composite ones an example", () => {
  expect(properties.length).toBeGreaterThan(700);
  expect(parameters.length).toBeGreaterThan(300);
  const lacking = [
    ...properties.filter(
      ([, property]) => !property["description"] || !(isComposite(property) || property["examples"]),
    ),
    ...parameters.filter(([, parameter]) => !parameter["description"] || !at(parameter, "schema")["examples"]),
  ];
  expect(lacking.map(([path]) => path)).toEqual([]);
});

test("every call of partners has a description, and every description a call", () => {
  const described = calls.filter((call) => operationOf(call)["description"]).map(({ name }) => name);
  expect(described).toEqual(
    expect.arrayContaining(calls.filter(({ access }) => access === "partner").map(({ name }) => name)),
  );
  expect(Object.keys(callDocs).toSorted()).toEqual(described.toSorted());
});

test("every amount and other quantity has a unit", () => {
  const unitless =
    /\.(?:numericCode|alg|expMonth|expYear|number|status|ratio|goodFrom|middlingFrom|count|quotes|refusals|reviews|charges\w+|provider|landlord|invitations|properties)$/;
  const lacking = properties.filter(
    ([path, property]) => isNumber(property) && !property["x-unit"] && !unitless.test(path),
  );
  expect(lacking.map(([path]) => path)).toEqual([]);
});

test.each(calls.map((call) => [call.name, call] as const))("the examples of %s are valid", (_, call) => {
  const { requestBody, responses } = operationOf(call);
  const example = (content: unknown) => at(content, "content", "application/json")["example"];
  if (call.body) expect(z.safeParse(call.body, example(requestBody)).error).toBeUndefined();
  if (!isDownload(call.answer))
    expect(z.safeParse(call.answer, example(at(responses, String(call.answerStatus ?? 200)))).error).toBeUndefined();
});

test("every operation has a tag, its security, and the codes of its errors by status", () => {
  const tags = listObjects(document["tags"]).map(({ name }) => name);
  for (const call of calls) {
    const { tags: own, security, responses } = operationOf(call);
    expect(tags).toEqual(expect.arrayContaining([own].flat()));
    expect(Array.isArray(security)).toBe(true);
    for (const code of call.errors)
      expect(JSON.stringify(at(responses, String(errors[code].status))), `${call.name} ${code}`).toContain(`"${code}"`);
  }
});

test("bodies and JSON answers are named schemas, so that generated clients have named types", () => {
  const anonymous = calls.filter((call) => {
    const { requestBody, responses } = operationOf(call);
    const named = (content: unknown) => nameInRef(at(content, "content", "application/json", "schema")) !== null;
    const answer = at(responses, String(call.answerStatus ?? 200));
    return (call.body && !named(requestBody)) || (!isDownload(call.answer) && !named(answer));
  });
  expect(anonymous.map(({ name }) => name)).toEqual([]);
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(["Invitation", "InvitationOffer", "Guarantee", "Claim"]));
  const text = JSON.stringify(document);
  const refs = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = ""]) => name);
  expect(refs.filter((name) => !(name in schemas))).toEqual([]);
  expect(text).not.toContain("$defs");
});

test("the partners' document has only their calls, with the tags, key and schemas that those need", () => {
  const partners = makeOpenApi({ publicUrl: "https://kautia.example", sandbox: true, access: "partner" });
  const paths = Object.keys(at(partners, "paths"));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !path.startsWith("/partner/"))).toEqual([]);
  expect(Object.keys(at(partners, "components", "securitySchemes"))).toEqual(["partner"]);
  expect(listObjects(partners["tags"]).map(({ name }) => name)).toEqual(expect.arrayContaining(["Invitations"]));
  expect(JSON.stringify(partners["tags"])).not.toContain("Desk");
  expect(Object.keys(at(partners, "components", "schemas")).filter((name) => name.startsWith("Staff"))).toEqual([]);
});

test.each(partnerEventTypes)("the webhook %s is described, with a valid example and a named schema", (type) => {
  const { summary, requestBody, parameters: given } = at(document, "webhooks", type, "post");
  expect(summary).toMatch(/\.$/);
  const { schema, example } = at(requestBody, "content", "application/json");
  expect(schemas).toHaveProperty(nameInRef(at({ schema }, "schema")) ?? "");
  expect(z.safeParse(partnerEvent, example).error).toBeUndefined();
  expect(example).toMatchObject({ type });
  expect(listObjects(given).map(({ name }) => name)).toEqual(["webhook-id", "webhook-timestamp", "webhook-signature"]);
});
