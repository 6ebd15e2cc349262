import * as z from "zod/mini";
import type { LandlordType } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import type { PostalAddress } from "../fields/address.ts";
import type { CalendarDate } from "../fields/dates.ts";
import type { ProductLimits } from "../limits.ts";
import type { FieldError } from "../problem.ts";

export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Turns a union of shapes into one shape with all their parts: function parameters are contravariant. */
export type AllOf<Union> = (Union extends Shape ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The part of the record where an answer is stored: its top level, or the object about the tenant or the landlord. */
export type AnswerPlace = "record" | "userInfo" | "landlordInfo";

/** The call that saves an answer: POST /onboarding/tenant/<path>. Several questions may share one. */
export interface QuestionSave<Path extends string = string> {
  path: Path;
  /** One sentence for the OpenAPI document. */
  summary: string;
  errors?: readonly ErrorCode[];
  /** Rules that concern several fields of the body. */
  check?(payload: z.core.ParsePayload<object>): void;
}

/** A page that several questions share. It has the id of its first question, unless it has a title of its own. */
export type SharedPage = "name" | "usage-purpose" | "home-facts" | "rent-and-deposit" | "employment" | "landlord-type";

/** The answers that decide whether another question is asked. */
export interface Conditions {
  existingRent: boolean | null;
  landlordInfo?: { type?: LandlordType | null } | null;
  coTenants?: readonly { birthDate: CalendarDate | null; grossIncome: number | null }[] | null;
}

export interface CheckContext {
  /** The date in the application's country. */
  today: CalendarDate;
  product: ProductLimits;
  /** How many people may sign together with the tenant. */
  maxCoTenants: number;
}

/** One question of the onboarding. Source: wire decisions, "The stepped onboarding". */
export interface Question<Id extends string = string, Path extends string = string> {
  id: Id;
  /** By default a question has a page of its own. */
  page?: SharedPage;
  save: QuestionSave<Path>;
  /** The question's fields in the body of the save call. */
  fields: Shape;
  /** Where the answer is stored. */
  place: AnswerPlace;
  /** The stored answer, under the names of the record. Everything is null until it is answered. */
  answer: Shape;
  /** The part of `answer` that is never null once the question has been answered. */
  answeredBy: string;
  /**
   * Whether quote, contract or invitation depend on the answer. The server refuses to complete the questions without it
   * (docs/flow.md).
   */
  essential: boolean;
  /** Whether the tenant may leave it unanswered, because nothing depends on it. Nothing is stored then. */
  skippable?: true;
  /** The parts of `answer` that the quote depends on. A change drops the quote. */
  quoteDependsOn: readonly string[];
  /** A valid answer as the body has it, for tests. */
  sample: object;
  /** Whether the question is asked; by default always. Otherwise it is skipped in both directions. */
  applies?(conditions: Conditions): boolean;
  /** Whether it has been answered; by default once `answeredBy` is not null. */
  isAnswered?(conditions: Conditions): boolean;
  /** Converts the parsed body to the stored answer. Without it, the parsed fields are stored as they are. */
  toAnswer?(body: object): object;
  /** Rules that need more than the body. The server applies them. */
  check?(body: object, context: CheckContext): FieldError[];
  /** Finds the address in the body, at `address.address`, that must exist. */
  addressOf?(body: object): PostalAddress | null | undefined;
}

type Parsed<Fields extends Shape> = z.output<z.ZodMiniObject<Fields>>;
type Kept<Answer extends Shape> = { [K in keyof Answer]?: z.output<Answer[K]> | null | undefined };

interface Spec<
  Id extends string,
  Path extends string,
  At extends AnswerPlace,
  Fields extends Shape,
  Answer extends Shape,
> {
  id: Id;
  page?: SharedPage;
  save: QuestionSave<Path>;
  fields: Fields;
  place: At;
  answer: Answer;
  answeredBy: keyof Answer & string;
  essential: boolean;
  skippable?: true;
  quoteDependsOn: readonly (keyof Answer & string)[];
  sample: z.input<z.ZodMiniObject<Fields>>;
  applies?(conditions: Conditions): boolean;
  isAnswered?(conditions: Conditions): boolean;
  check?(body: Parsed<Fields>, context: CheckContext): FieldError[];
  addressOf?(body: Parsed<Fields>): PostalAddress | null | undefined;
}

interface Conversion<Fields extends Shape, Answer extends Shape> {
  toAnswer(body: Parsed<Fields>): Kept<Answer>;
}

/** Parsed fields that are not exactly the answer must be converted, so that no part of an answer is lost. */
type ConversionIfNeeded<Fields extends Shape, Answer extends Shape> = [keyof Fields, keyof Answer] extends [
  keyof Answer,
  keyof Fields,
]
  ? Parsed<Fields> extends Kept<Answer>
    ? Partial<Conversion<Fields, Answer>>
    : Conversion<Fields, Answer>
  : Conversion<Fields, Answer>;

export function defineQuestion<
  const Id extends string,
  const Path extends string,
  const At extends AnswerPlace,
  Fields extends Shape,
  Answer extends Shape,
>(question: Spec<Id, Path, At, Fields, Answer> & ConversionIfNeeded<Fields, Answer>) {
  return question;
}
