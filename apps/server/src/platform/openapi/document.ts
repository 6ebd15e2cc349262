import type { FastifyInstance } from "fastify";
import {
  type Call,
  calls,
  documentTypes,
  type ErrorCode,
  errors,
  isStrict,
  problem,
  sessionCookieName,
  staffCookieName,
} from "@kautia/contract";
import * as z from "zod";
import type { Deps } from "../../deps.ts";
import { keyLength } from "../http/idempotency.ts";
import { apiBase, send } from "../http/route.ts";

type JsonObject = Record<string, unknown>;

const common: readonly ErrorCode[] = [
  "BODY_INVALID",
  "BODY_TOO_LARGE",
  "RATE_LIMITED",
  "INTERNAL",
  "PROVIDER_UNAVAILABLE",
];
const commonOfWrites: readonly ErrorCode[] = ["ORIGIN_REFUSED"];
const commonOfPosts: readonly ErrorCode[] = ["IDEMPOTENCY_KEY_REUSED", "FIELD_INVALID"];

function uploadBody(parts: readonly ("token" | "type")[]): JsonObject {
  const before = { token: { type: "string" }, type: { type: "string", enum: documentTypes } };
  const fields = Object.fromEntries(parts.map((part) => [part, before[part]]));
  return {
    type: "object",
    properties: { ...fields, file: { type: "string", contentMediaType: "application/octet-stream" } },
    required: [...parts, "file"],
  };
}

const securitySchemes = {
  partner: { type: "http", scheme: "bearer", description: "A partner's API key." },
  session: { type: "apiKey", in: "cookie", name: sessionCookieName, description: "The session of a tenant's account." },
  staff: {
    type: "apiKey",
    in: "cookie",
    name: staffCookieName,
    description: "The session of a staff member at the desk.",
  },
};

export function registerOpenApiRoute(app: FastifyInstance, { config, sandbox }: Deps): void {
  const document = makeOpenApi({ publicUrl: config.publicUrl, sandbox: sandbox !== null });
  app.get(`${apiBase}/openapi.json`, (_request, reply) => send(reply, { status: 200, body: document }));
}

/** Lacks calls outside the contract: the card provider's webhooks and the desk's one-time links to files. */
function makeOpenApi({ publicUrl, sandbox }: { publicUrl: string; sandbox: boolean }): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const call of calls) {
    if (call.path.startsWith("/sandbox-payment/") && !sandbox) continue;
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Kautia", version: "1", description: "A guarantee in place of a cash rent deposit." },
    servers: [{ url: `${publicUrl}${apiBase}` }],
    paths,
    components: {
      schemas: { Problem: toSchema(problem, "output") },
      securitySchemes,
    },
  };
}

function operation(call: Call): JsonObject {
  return {
    operationId: call.name,
    summary: call.summary,
    parameters: [
      ...parameters(call.params, "path"),
      ...parameters(call.query, "query"),
      { name: "Accept-Language", in: "header", schema: { type: "string" }, example: "de-AT" },
      ...(call.method === "POST"
        ? [{ name: "Idempotency-Key", in: "header", schema: { type: "string", ...keyLength(call) } }]
        : []),
      ...(mayReturnRecord(call) ? [{ name: "Prefer", in: "header", schema: { const: "return=representation" } }] : []),
    ],
    ...requestBody(call),
    ...(call.access in securitySchemes && { security: [{ [call.access]: [] }] }),
    responses: {
      [call.answerStatus ?? 200]: {
        description: "Success.",
        content: call.answerType
          ? { [call.answerType]: {} }
          : { "application/json": { schema: toSchema(call.answer, "output") } },
      },
      ...refusals(call),
    },
  };
}

function mayReturnRecord({ method, answer }: Call): boolean {
  return method === "POST" && "record" in Object(toSchema(answer, "output")["properties"]);
}

function requestBody(call: Call): JsonObject {
  const content = call.upload
    ? { "multipart/form-data": { schema: uploadBody(call.upload) } }
    : call.body && { "application/json": { schema: toSchema(call.body, "input") } };
  return content ? { requestBody: { required: true, content } } : {};
}

function refusals(call: Call): JsonObject {
  const ofWrites = call.method === "GET" ? [] : commonOfWrites;
  const ofPosts = call.method === "POST" ? commonOfPosts : [];
  const ofStrictCalls = isStrict(call) ? (["FIELD_UNKNOWN"] as const) : [];
  const codes = [...call.errors, ...common, ...ofWrites, ...ofPosts, ...ofStrictCalls];
  const statuses = Map.groupBy(new Set(codes), (code) => errors[code].status);
  const content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const described = [...statuses].map(([status, names]) => [status, names.toSorted().join(", ")] as const);
  const bodyType = call.body || call.upload ? ([[415, "BODY_INVALID"]] as const) : [];
  return Object.fromEntries(
    [...described, ...bodyType].map(([status, description]) => [status, { description, content }]),
  );
}

function parameters(schema: z.core.$ZodType | undefined, place: "path" | "query"): JsonObject[] {
  const { properties = {}, required = [] } = schema ? toSchema(schema, "input") : {};
  return Object.entries(Object(properties)).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (Array.isArray(required) && required.includes(name)),
    schema: property,
  }));
}

/** Leaves out checks that JSON Schema cannot express (dates, addresses across fields). */
function toSchema(schema: z.core.$ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
