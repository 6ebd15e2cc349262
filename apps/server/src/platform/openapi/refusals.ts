import { type Call, type ErrorCode, errors, isStrict } from "@kautia/contract";
import { refuse, toProblem } from "../http/refusal.ts";
import { type JsonObject, refTo } from "./json-schema.ts";

const common: readonly ErrorCode[] = [
  "BODY_INVALID",
  "BODY_TOO_LARGE",
  "RATE_LIMITED",
  "INTERNAL",
  "OVERLOADED",
  "UNAVAILABLE",
  "PROVIDER_UNAVAILABLE",
];
const commonOfPartners: readonly ErrorCode[] = ["PARTNER_KEY_INVALID", "SANDBOX_KEY", "LIVE_KEY"];
const commonOfWrites: readonly ErrorCode[] = ["ORIGIN_REFUSED"];
const commonOfPosts: readonly ErrorCode[] = ["IDEMPOTENCY_KEY_REUSED", "FIELD_INVALID"];

/** The error responses by status, each with its codes. */
export function refusals(call: Call): JsonObject {
  const codes: ErrorCode[] = [
    ...call.errors,
    ...common,
    ...(call.access === "partner" ? commonOfPartners : []),
    ...(call.method === "GET" ? [] : commonOfWrites),
    ...(call.method === "POST" ? commonOfPosts : []),
    ...(isStrict(call) ? (["FIELD_UNKNOWN"] as const) : []),
  ];
  const byStatus = [...Map.groupBy(new Set(codes), (code) => errors[code].status)];
  // A body with the wrong content type has its own status.
  const ofBodyType = call.body || call.upload ? ([[415, ["BODY_INVALID"]]] as const) : [];
  return Object.fromEntries([...byStatus, ...ofBodyType].map(([status, those]) => [status, refusal(status, those)]));
}

function refusal(status: number, codes: readonly ErrorCode[]): JsonObject {
  const sorted = codes.toSorted();
  const problems = sorted.map((code) => ({ ...toProblem(refuse(code)), status }));
  const schema = {
    allOf: [refTo("Problem"), { type: "object", properties: { errorCode: { type: "string", enum: sorted } } }],
  };
  return {
    description: problems.map(({ errorCode, message }) => `\`${errorCode}\`: ${message}`).join("\n\n"),
    content: { "application/problem+json": { schema, example: problems[0] } },
  };
}
