import type { Call, CalendarDate, Country, FieldError, PostalAddress, stepAnswer } from "@kautia/contract";
import type * as z from "zod/mini";
import type { Product } from "../../platform/config/settings.ts";
import type { StoredAnswers } from "../../platform/database/column-types.ts";

export interface CheckContext {
  country: Country;
  today: CalendarDate;
  product: Product;
}

export interface Question<Body extends { token: string }> {
  call: Call<undefined, undefined, z.core.$ZodType<Body>, typeof stepAnswer>;
  /** Undefined answers keep their value. */
  save(body: Body): StoredAnswers;
  check?(body: Body, context: CheckContext): FieldError[];
  /** The address with its path in the body. The save is refused if it does not exist. */
  addressOf?(body: Body): { address: PostalAddress; path: string } | null | undefined;
  completes?: boolean;
}

export function defineQuestion<Body extends { token: string }>(question: Question<Body>): Question<Body> {
  return question;
}
