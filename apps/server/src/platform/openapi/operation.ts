import { type Call, documentTypes, downloadTypes, isDownload, requiresLogin } from "@kautia/contract";
import { callDocs } from "@kautia/contract/documentation";
import type * as z from "zod";
import { keyLength } from "../http/idempotency.ts";
import { describe, describeField, makeExample } from "./describe.ts";
import { isObject, type JsonObject } from "./json-schema.ts";
import { refusals } from "./refusals.ts";
import { convert, type Schemas } from "./schemas.ts";
import { tagOf } from "./tags.ts";

/** 'invite-tenant' as 'InviteTenant'. */
const typeName = ({ name }: Call) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export function referAnswer(call: Call, schemas: Schemas): JsonObject | null {
  return isDownload(call.answer) ? null : schemas.refer(call.answer, "output", `${typeName(call)}Answer`);
}

export function referBody(call: Call, schemas: Schemas): JsonObject | null {
  return call.body ? schemas.refer(call.body, "input", `${typeName(call)}Request`) : null;
}

interface Parts {
  /** References to components; null if the call has none. */
  answer: JsonObject | null | undefined;
  body: JsonObject | null | undefined;
  components: Readonly<Record<string, JsonObject>>;
}

export function operation(call: Call, { answer, body, components }: Parts): JsonObject {
  const { answerStatus = 200, upload } = call;
  const json = (schema: JsonObject) => ({
    "application/json": { schema, example: makeExample(schema, "", "", components) },
  });
  const bodyContent = upload ? { "multipart/form-data": { schema: uploadBody(upload) } } : body && json(body);
  const answerContent = isDownload(call.answer) ? { [downloadTypes[call.answer]]: { schema: {} } } : json(answer ?? {});
  return {
    operationId: call.name,
    summary: call.summary,
    ...(callDocs[call.name] && { description: callDocs[call.name] }),
    tags: [tagOf(call)],
    parameters: [...parameters(call, call.params, "path"), ...parameters(call, call.query, "query"), ...headers(call)],
    ...(bodyContent && { requestBody: { required: true, content: bodyContent } }),
    security: requiresLogin(call) ? [{ [call.access]: [] }] : [],
    responses: { [answerStatus]: { description: "Success.", content: answerContent }, ...refusals(call) },
  };
}

function uploadBody(parts: readonly ("token" | "type")[]): JsonObject {
  const before = { token: { type: "string" }, type: { type: "string", enum: documentTypes } };
  const fields = Object.fromEntries(parts.map((part) => [part, before[part]]));
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  const schema = { type: "object", properties: { ...fields, file }, required: [...parts, "file"] };
  return describe(schema, "Upload");
}

function parameters(call: Call, schema: z.core.$ZodType | undefined, place: "path" | "query"): JsonObject[] {
  const { properties, required } = schema ? convert(schema, "input") : {};
  return Object.entries(isObject(properties) ? properties : {}).map(([name, property]) => {
    const own = isObject(property) ? property : {};
    const { description, ...described } = describeField(own, typeName(call), name);
    const isRequired = place === "path" || (Array.isArray(required) && required.includes(name));
    return { name, in: place, required: isRequired, description, schema: described };
  });
}

function headers(call: Call): JsonObject[] {
  const inHeader = (name: string, description: string, schema: JsonObject, example: string) => ({
    name,
    in: "header",
    required: false,
    description,
    schema: { ...schema, examples: [example] },
  });
  const language = "The language of texts and mails; its region decides the country where nothing else does.";
  const key = "Sending the same request again with the same key returns the same response and does nothing twice.";
  const prefer = "Returns the whole record with the answer (RFC 7240).";
  return [
    inHeader("Accept-Language", language, { type: "string" }, "de-AT"),
    ...(call.method === "POST"
      ? [
          inHeader(
            "Idempotency-Key",
            key,
            { type: "string", ...keyLength(call) },
            "0f8fad5b-d9cb-469f-a165-70867728950e",
          ),
        ]
      : []),
    ...(mayReturnRecord(call)
      ? [inHeader("Prefer", prefer, { type: "string", const: "return=representation" }, "return=representation")]
      : []),
  ];
}

function mayReturnRecord({ method, answer: schema }: Call): boolean {
  return method === "POST" && !isDownload(schema) && "record" in Object(convert(schema, "output")["properties"]);
}
