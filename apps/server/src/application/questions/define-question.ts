import type { Call, CalendarDate, Country, FieldError, PostalAddress, stepAnswer } from "@kautia/contract";
import type * as z from "zod/mini";
import type { Product } from "../../platform/config/settings.ts";
import type { StoredAnswers } from "../../platform/database/column-types.ts";

/** Input of the rules that depend on the country. */
export interface CheckContext {
  country: Country;
  today: CalendarDate;
  product: Product;
}

/** The server's half of a question's save call: pure functions from its body to answers and errors. */
export interface Question<Body extends { token: string }> {
  call: Call<undefined, undefined, z.core.$ZodType<Body>, typeof stepAnswer>;
  /** The answers in the body. Undefined ones keep their value. */
  save(body: Body): StoredAnswers;
  check?(body: Body, context: CheckContext): FieldError[];
  /** The address in the body and its path there. The save is refused if this address does not exist. */
  addressOf?(body: Body): { address: PostalAddress; path: string } | null | undefined;
  completes?: boolean;
}

export function defineQuestion<Body extends { token: string }>(question: Question<Body>): Question<Body> {
  return question;
}
