import type { ContractWishes } from "../sign-policy.ts";
import type { Books } from "./books.ts";
import type { Passed, Trap } from "./points.ts";

/** What a host is asked to do for one of its journeys. */
export type Wish = { journey: number } & (
  | { act: "open"; settings: Record<string, string>; trap: Trap | null }
  | { act: "prepare"; wishes: ContractWishes }
  | { act: "arm"; trap: Trap | null }
  | { act: "books" }
  | { act: "close" }
);

export interface Answers {
  /** The port. */
  open: number;
  /** The tenant's token. */
  prepare: string;
  arm: Passed;
  books: Books;
  close: null;
}

export interface Asked {
  id: number;
  wish: Wish;
}

/** What a host says: an answer, what went wrong, or that a journey's server stands still for ever. */
export type Said =
  | { id: number; answer: Answers[keyof Answers] }
  | { id: number; error: string }
  | { died: number; place: string };
