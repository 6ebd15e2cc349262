import type { Call, CalendarDate, Country, FieldError, PostalAddress, stepAnswer } from "@kautia/contract";
import type * as z from "zod/mini";
import type { Product } from "../../platform/config/settings.ts";
import type { StoredAnswers } from "../../platform/database/column-types.ts";

/** What the rules of a country look at. */
export interface CheckContext {
  country: Country;
  /** Today in that country. */
  today: CalendarDate;
  product: Product;
}

/** The server's half of a save call: what the body changes, and what its country says to it. Pure. */
export interface SaveStep<Body extends { token: string }> {
  call: Call<undefined, undefined, z.core.$ZodType<Body>, typeof stepAnswer>;
  /** The change that the body asks for; what is left out of it stays as it is. */
  save(body: Body): StoredAnswers;
  /** Rules that depend on the country, or on today. Answers what is wrong. */
  check?(body: Body, context: CheckContext): FieldError[];
  /** The address in the body, and its path there: it is not saved where it is known that there is none. */
  addressOf?(body: Body): { address: PostalAddress; path: string } | null | undefined;
  /** Set on the step that completes the questions. */
  completes?: boolean;
}

export function defineSaveStep<Body extends { token: string }>(step: SaveStep<Body>): SaveStep<Body> {
  return step;
}
