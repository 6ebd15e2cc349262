import type { Call, CallAnswer, ErrorCode, FieldError } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import type { SubmitEvent } from "react";
import type { Values } from "./drafts.ts";
import type { FieldWords } from "./error-text.ts";

type OwnWords<V extends Values> = Partial<Record<keyof V & string, FieldWords>>;

export interface FormOptions<V extends Values, C extends Call> {
  /** Names the draft that is kept of what was typed; one for each form of the app. */
  id: string;
  /** The call that saves, whose schema is the rule of the form. */
  call: C;
  /** What stands in the call's path. */
  params?: Record<string, string>;
  /** What stands in the fields at first: the saved answer, or nothing. */
  initial: V;
  /** What the fields are called; shown above them and in the list of errors. */
  labels: Record<keyof V & string, TextKey>;
  /** What is typed → the body of the call, without the token. What is missing may be undefined. */
  body: (values: V) => Record<string, unknown>;
  /** Rules that need more than the body: the product's limits, which consents a country asks for. */
  check?: (values: V) => FieldError[];
  /** Keeps no draft: what is typed is a secret, or is to be forgotten with the page. */
  secret?: boolean;
  /** Refusals that the form shows, beside 400, 409 and 429. */
  handBack?: readonly number[];
  /** Sees a refusal first; true when nothing of it is left to be shown. */
  onRefused?: (errorCode: ErrorCode) => boolean;
  /** Other words for an error at a field, where need be by what is typed. */
  words?: OwnWords<V> | ((values: V) => OwnWords<V>);
  /** After the answer; the form stays busy until this is done. */
  onSaved: (answer: CallAnswer<C>) => Promise<void> | void;
}

/** What every field of the design system takes from the form. */
export interface Binding<T> {
  id: string;
  label: string;
  value: T;
  onChange: (value: T) => void;
  error: string | undefined;
}

export interface FormState<V extends Values> {
  values: V;
  bind: <N extends keyof V & string>(name: N) => Binding<V[N]>;
  /** For a checkbox, which has `checked` in place of `value`. */
  bindTick: (name: keyof V & string) => Omit<Binding<boolean>, "value"> & { checked: boolean };
  /** Sets fields from the program, as if they were typed. */
  change: (some: Partial<V>) => void;
  /** Validates and saves; `some` is laid over what is typed, for choices that go on at once. */
  submit: (some?: Partial<V>) => Promise<void>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** Whether the last try ended without an answer. */
  offline: boolean;
  /** Lines for the error summary, in the order of the fields. */
  errors: { fieldId?: string; text: string }[];
  /** Grows with each failed try, so that the summary takes the focus again. */
  tries: number;
}
