import { setTimeout as wait } from "node:timers/promises";
import { documentTypes, fromCents } from "@kautia/contract";
import * as z from "zod/mini";
import type { Score, ScoreInput } from "../rules/scorecard.ts";
import type { Bureau, BureauAnswer } from "../ports.ts";
import type { Log } from "../../platform/log.ts";
import { parseJson } from "../../platform/parse-json.ts";
import { post, type Secrets } from "./post.ts";

export interface HttpBureauSettings {
  url: string;
  /** For mutual TLS; null for plain HTTP outside production. */
  secrets: Secrets | null;
  /** The limit for one attempt, in ms. */
  timeout: number;
  /** Pauses before each retry, in ms. */
  pauses: readonly number[];
  log: Log;
}

/** The bureau's answer, see docs/bureau.md. Other fields are neither read nor stored. */
const answer = z.union([
  z.object({
    version: z.string().check(z.minLength(1), z.maxLength(100)),
    verdict: z.literal("GOOD"),
    requiredDocuments: z._default(z.array(z.enum(documentTypes)), []),
  }),
  z.object({ version: z.string().check(z.minLength(1), z.maxLength(100)), verdict: z.literal("MANUAL_REVIEW") }),
  z.object({
    version: z.string().check(z.minLength(1), z.maxLength(100)),
    verdict: z.literal("REFUSED"),
    reason: z.enum(["CREDIT_SCORE_INSUFFICIENT", "NO_CREDIT_SCORE"]),
  }),
]);

export function makeHttpBureau({ url, secrets, timeout, pauses, log }: HttpBureauSettings): Bureau {
  async function attempt(body: string, key: string): Promise<BureauAnswer | "retry" | "invalid"> {
    const headers = { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key };
    const { status, text } = await post(url, { headers, body, secrets, timeout });
    if (status === 429 || status >= 500) return "retry";
    const parsed = status === 200 ? answer.safeParse(parseJson(text)) : null;
    return parsed?.success ? toAnswer(parsed.data) : "invalid";
  }

  return {
    version: "http-bureau-1",
    async ask(input, idempotencyKey) {
      const body = JSON.stringify(toRequest(input, idempotencyKey));
      for (let attempts = 0; ; attempts++) {
        const outcome = await attempt(body, idempotencyKey).catch((error: unknown) => {
          log.warn({ attempts: attempts + 1, error: String(error) }, "the request to the bureau failed");
          return "retry" as const;
        });
        if (typeof outcome === "object") return outcome;
        const pause = pauses[attempts];
        if (outcome === "invalid" || pause === undefined) {
          log.error({ attempts: attempts + 1, outcome }, "no valid answer from the bureau, so a person must decide");
          return null;
        }
        await wait(pause);
      }
    },
    explain: () => null,
  };
}

/** Amounts in EUR. */
function toRequest(input: ScoreInput, requestId: string) {
  const { firstName, lastName, birthDate, employmentStatus } = input;
  return {
    requestId,
    applicant: { firstName, lastName, birthDate },
    employmentStatus,
    grossIncome: fromCents(input.grossIncomeCents),
    coldRent: fromCents(input.coldRentCents),
    deposit: fromCents(input.depositCents),
  };
}

function toAnswer(given: z.infer<typeof answer>): BureauAnswer {
  const { version, ...rest } = given;
  const score: Score = rest;
  return { score, version, given };
}
