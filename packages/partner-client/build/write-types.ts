/**
 * Writes the types of the partner's calls from the contract, after `npm ci` and before the client is packed or checked. The
 * types name all errors of a call together, because a program tells them apart by their code.
 */
import { writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { isObject, type JsonObject, listObjects } from "../../../apps/server/src/platform/openapi/json-schema.ts";
import { makeOpenApi } from "../../../apps/server/src/platform/openapi/document.ts";

const file = new URL("../src/schema.ts", import.meta.url);
const head = "// Written from the contract by build/write-types.ts.\n";

const document = makeOpenApi({ publicUrl: "https://kautia.example", sandbox: false, access: "partner" });
for (const path of values(document["paths"]))
  for (const operation of values(path)) operation["responses"] = joinRefusals(operation["responses"]);

const blob = ts.factory.createTypeReferenceNode("Blob");
const nodes = await openapiTS(JSON.stringify(document), {
  defaultNonNullable: false,
  transform: (schema) => ("contentMediaType" in schema ? blob : undefined),
});
writeFileSync(file, head + astToString(nodes));

function values(object: unknown): JsonObject[] {
  return Object.values(Object(object)).filter(isObject);
}

/** One response for all errors, with the codes of all of them. */
function joinRefusals(responses: unknown): JsonObject {
  const success: JsonObject = {};
  const codes = new Set<unknown>();
  for (const [status, response] of Object.entries(Object(responses))) {
    const content = isObject(response) ? at(response, "content", "application/problem+json", "schema") : null;
    if (!content) success[status] = response;
    for (const part of listObjects(content?.["allOf"]))
      for (const code of [at(part, "properties", "errorCode")?.["enum"] ?? []].flat()) codes.add(code);
  }
  const problem = { $ref: "#/components/schemas/Problem" };
  const narrowed = { type: "object", properties: { errorCode: { enum: [...codes] } }, required: ["errorCode"] };
  const schema = { allOf: [problem, narrowed] };
  return { ...success, default: { description: "Refused.", content: { "application/problem+json": { schema } } } };
}

function at(value: JsonObject, ...path: string[]): JsonObject | null {
  const found = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
  return isObject(found) ? found : null;
}
