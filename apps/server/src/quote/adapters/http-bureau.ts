import { setTimeout as wait } from "node:timers/promises";
import { documentTypes, fromCents } from "@kautia/contract";
import * as z from "zod/mini";
import type { Score, ScoreInput } from "../rules/scorecard.ts";
import type { Bureau, BureauAnswer } from "../ports.ts";
import type { Log } from "../../platform/log.ts";
import { post, type Secrets } from "./post.ts";

export interface HttpBureauSettings {
  url: string;
  /** For mutual TLS; null over plain http, for trying it. */
  secrets: Secrets | null;
  /** How long one try may take, in ms. */
  timeout: number;
  /** How long to wait before each further try, in ms. */
  pauses: readonly number[];
  log: Log;
}

/** The bureau's answer as docs/bureau.md has it. What else stands in it is neither read nor kept. */
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

/** A bureau that is asked over HTTP, by mutual TLS. Its contract: docs/bureau.md. */
export function makeHttpBureau({ url, secrets, timeout, pauses, log }: HttpBureauSettings): Bureau {
  async function tryOnce(body: string, key: string): Promise<BureauAnswer | "again" | "wrong"> {
    const headers = { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key };
    const { status, text } = await post(url, { headers, body, secrets, timeout });
    if (status === 429 || status >= 500) return "again";
    const parsed = status === 200 ? answer.safeParse(readJson(text)) : null;
    return parsed?.success ? toAnswer(parsed.data) : "wrong";
  }

  return {
    version: "http-bureau-1",
    async ask(input, idempotencyKey) {
      const body = JSON.stringify(toRequest(input, idempotencyKey));
      for (let tries = 0; ; tries++) {
        const outcome = await tryOnce(body, idempotencyKey).catch((error: unknown) => {
          log.warn({ tries: tries + 1, error: String(error) }, "the bureau could not be asked");
          return "again" as const;
        });
        if (typeof outcome === "object") return outcome;
        const pause = pauses[tries];
        if (outcome === "wrong" || pause === undefined) {
          log.error({ tries: tries + 1, outcome }, "the bureau gave no answer that could be used; a person decides");
          return null;
        }
        await wait(pause);
      }
    },
    explain: () => null,
  };
}

/** Amounts in EUR, as everywhere on the wire. */
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

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
