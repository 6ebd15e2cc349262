import type { Call, CallAnswer, ErrorCode, FieldError } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import type { SubmitEvent } from "react";
import type { Values } from "../app/drafts.ts";
import type { FieldWords } from "@kautia/locales/format";

type OwnWords<V extends Values> = Partial<Record<keyof V & string, FieldWords>>;

export interface FormOptions<V extends Values, C extends Call> {
  /** The key of the draft, unique for each form of the app. */
  id: string;
  call: C;
  params?: Record<string, string>;
  /** Initial values of the fields: the saved answer, or empty ones. */
  initial: V;
  /** A label with somebody's own words in it is given as `text`. */
  labels: Record<keyof V & string, TextKey | { text: string }>;
  /** The group of a field, such as 'Item 2', if several fields have the same label. It begins the summary's line. */
  groupOf?: (field: string, values: V) => string | undefined;
  /** Turns the values into the call's body, without the token. Missing values may be undefined. */
  body: (values: V) => Record<string, unknown>;
  /** Checks that need more than the body, e.g. the product's limits or the consents that a country requires. */
  check?: (values: V) => FieldError[];
  /** Keeps no draft, for secrets and for input that must not outlive the page. */
  secret?: boolean;
  /** Sending it again after a lost answer must not do it a second time. For calls that create something or use up a link. */
  once?: boolean;
  /** Error statuses that the form shows, besides 400, 409 and, for calls that the specification does not list, 429. */
  handledStatuses?: readonly number[];
  /** Called first after a refusal. Returns true if the form need not show it. */
  onRefused?: (errorCode: ErrorCode, fields: readonly FieldError[], values: V) => boolean;
  /** Special texts for errors at a field, which may depend on the values. */
  words?: OwnWords<V> | ((values: V) => OwnWords<V>);
  /** On a page with other questions: sends the stored answer again, because the response may contain a warning. */
  checksAgain?: boolean;
  /** Whether nothing has been typed, for questions that may stay unanswered. */
  isEmpty?: (values: V) => boolean;
  /** Called after a successful save. The form stays busy until it resolves. On `stay` the page must not go on. */
  onSaved: (answer: CallAnswer<C>) => Promise<void | "stay"> | void;
}

/** The props that the form passes to each field of the design system. */
export interface Binding<T> {
  id: string;
  label: string;
  value: T;
  onChange: (value: T) => void;
  error: string | undefined;
}

/** The same for a box to tick. */
export type TickBinding = Omit<Binding<boolean>, "value"> & { checked: boolean };

export interface FormState<V extends Values> {
  values: V;
  bind: <N extends keyof V & string>(name: N) => Binding<V[N]>;
  /** For a checkbox, which has `checked` instead of `value`. */
  bindTick: (name: keyof V & string) => TickBinding;
  /** Says at a field that somebody leaves what is wrong with what they typed into it. An empty field is left alone. */
  leave: (name: keyof V & string) => void;
  /** Sets fields from code, as if the visitor had typed. */
  change: (some: Partial<V>) => void;
  /** Validates and saves. `some` overrides the current values, for choices that save at once. */
  submit: (some?: Partial<V>) => Promise<void>;
  /** Shows the errors of the fields, or of some of them, and returns whether all are valid. */
  check: (only?: readonly (keyof V & string)[]) => boolean;
  /** Validates and saves unless nothing has changed since the last save. Resolves to whether the values are stored. */
  save: (how: { quiet: boolean }) => Promise<boolean>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** Whether the last attempt got no response. */
  offline: boolean;
  /** Lines for the error summary, in the order of the fields. */
  errors: { fieldId?: string; text: string }[];
  /** Counts failed attempts, so that the summary takes the focus after each. */
  tries: number;
}
