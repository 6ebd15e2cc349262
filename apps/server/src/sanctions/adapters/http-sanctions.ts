import * as z from "zod/mini";
import { isCalendarDate } from "@kautia/contract";
import type { Log } from "../../platform/log.ts";
import { postOutside } from "../../platform/post-outside.ts";
import type { Sanctions, SanctionsAnswer } from "../ports.ts";

interface HttpSanctionsSettings {
  url: string;
  /** Sent as a bearer token; null for none. */
  key: string | null;
  /** In ms. Somebody at the desk waits for it. */
  timeout: number;
  log: Log;
}

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/** The provider's answer; docs/circumstances.md. Other fields are neither read nor stored. */
const answer = z.object({
  /** The name that was checked, so that an answer to another question is not taken for this one. */
  name: z.string(),
  asOf: z.optional(z.nullable(z.string().check(z.refine(isCalendarDate)))),
  parties: z
    .array(z.object({ id: text(100), name: text(500), born: z.optional(z.nullable(text(100))) }))
    .check(z.maxLength(100)),
});

/** A provider that speaks our interface. */
export function makeHttpSanctions({ url, key, timeout, log }: HttpSanctionsSettings): Sanctions {
  async function ask(name: string): Promise<SanctionsAnswer> {
    const content = await postOutside(url, {
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ name }),
      timeout,
    });
    const { name: checked, asOf, parties } = z.parse(answer, JSON.parse(content.toString()));
    if (checked !== name) throw new Error("the answer is about another name");
    return { asOf: asOf ?? null, parties: parties.map(({ born, ...party }) => ({ ...party, born: born ?? null })) };
  }

  return {
    source: new URL(url).host,
    async find(name) {
      try {
        return await ask(name);
      } catch (error) {
        log.error({ error: String(error) }, "no valid answer about sanctions, so nothing is paid out");
        return null;
      }
    },
    async findWarnings() {
      return [];
    },
  };
}
