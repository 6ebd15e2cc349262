import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { maskedIban } from "../entities/payout-account.ts";
import { collectionIban } from "../entities/policy-view.ts";
import { webhook } from "../entities/webhook.ts";
import { type Call, isDownload } from "./define-call.ts";
import { calls } from "./index.ts";

type Def = z.core.$ZodTypes["_zod"]["def"];

/** Words that name a secret, alone or at the end of a field's name. */
const secretName = /(?:^|[a-z])(?:iban|secret|token|password|key|link|url|uri|qr|otp|pin)$/i;
/**
 * Texts with such a name that anybody may know: masked IBANs, our own, and addresses that are public or that the caller
 * typed.
 */
const harmlessNames = ["partnerOnboardingBaseUrl", "applicationUrl", "baseUrl"];
const harmlessSchemas: readonly object[] = [maskedIban, collectionIban, webhook.shape.url];

/** The paths of the fields that contain a secret. */
function findSecrets(schema: z.core.$ZodType, name = "", path = ""): string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema of the library has one of these
  const def = schema._zod.def as Def;
  const inside = (inner: z.core.$ZodType) => findSecrets(inner, name, path);
  if (def.type === "object")
    return Object.entries(def.shape).flatMap(([key, field]) => findSecrets(field, key, `${path}.${key}`));
  if (def.type === "array") return inside(def.element);
  if (def.type === "record") return inside(def.valueType);
  if (def.type === "union") return def.options.flatMap(inside);
  if (def.type === "pipe") return inside(def.out);
  if ("innerType" in def) return inside(def.innerType);
  if (def.type === "string")
    return secretName.test(name) && !harmlessNames.includes(name) && !harmlessSchemas.includes(schema) ? [path] : [];
  if (["boolean", "number", "literal", "enum"].includes(def.type)) return [];
  throw new Error(`findSecrets does not know ${def.type}, at ${path}`);
}

const secretsOf = ({ answer }: Call) => (isDownload(answer) ? [] : findSecrets(answer));
const writes = calls.filter(({ method }) => method === "POST");

test("every POST whose answer contains a secret says what a repeat gets", () => {
  const silent = writes.filter((call) => secretsOf(call).length > 0 && call.repeat === undefined);
  expect(silent.map((call) => `${call.name}: ${secretsOf(call).join(", ")}`)).toEqual([]);
});

test("no other call says so", () => {
  const talkative = calls.filter((call) => call.repeat && (call.method !== "POST" || secretsOf(call).length === 0));
  expect(talkative.map(({ name }) => name)).toEqual([]);
});

test("an answer with a whole IBAN is never stored", () => {
  const withIban = writes.filter((call) => secretsOf(call).some((path) => /iban$/i.test(path)));
  expect(withIban.map(({ name, repeat }) => [name, repeat])).toEqual([["open-payout-account", "new-answer"]]);
});

/** Each of these makes something whose secret only this answer shows, and that a second run would make again. */
test("only calls that must not run twice may have a secret answer stored", () => {
  const stored = writes.filter(({ repeat, name }) => repeat === "same-answer" && !name.startsWith("save-"));
  expect(stored.map(({ name }) => name).sort()).toEqual([
    "accept-invitation",
    "add-webhook",
    "add-webhook-for-partner",
    "begin-payment",
    "init-tenant",
    "invite-for-partner",
    "invite-tenant",
    "invite-tenants",
    "log-in-staff",
    "make-partner-key",
    "resume-tenant",
    "rotate-secret-of-partner",
    "rotate-webhook-secret",
  ]);
});
