import { type Call, type CallAnswer, type CallRequest, type FieldError, toFieldErrors } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { safeParse } from "zod/mini";
import { useApp } from "../app/app-context.ts";
import { useText } from "../i18n/use-text.ts";
import type { FieldValue, Values } from "./drafts.ts";
import { errorText, type FieldWords } from "./error-text.ts";
import { type FormError, mendErrors, toFormErrors } from "./form-errors.ts";

export interface FormOptions<V extends Values, C extends Call> {
  /** Names the draft that is kept of what was typed; one for each form of the app. */
  id: string;
  /** The call that saves, whose schema is the rule of the form. */
  call: C;
  /** What stands in the fields at first: the saved answer, or nothing. */
  initial: V;
  /** What the fields are called; shown above them and in the list of errors. */
  labels: Record<keyof V & string, TextKey>;
  /** What is typed → the body of the call, without the token. What is missing may be undefined. */
  body: (values: V) => Record<string, unknown>;
  /** Rules that need more than the body: the product's limits, today. */
  check?: (values: V) => FieldError[];
  /** Other words for an error at a field. */
  words?: Partial<Record<keyof V & string, FieldWords>>;
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

export interface Form<V extends Values> {
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

/** One form: bound to a call of the contract, nothing typed is ever lost, sent once. Decision 0031. */
export function useForm<V extends Values, C extends Call>(options: FormOptions<V, C>): Form<V> {
  const { id, call, initial, labels, words } = options;
  const { api, session, drafts, settings, country } = useApp();
  const text = useText();
  const prefix = useId();
  const names = Object.keys(labels);
  // A draft has the same fields as the form that kept it.
  const [values, setValues] = useState<V>(() => ({ ...initial, ...(drafts.get(id) as Partial<V> | undefined) }));
  const [errors, setErrors] = useState<FormError[]>([]);
  const [offline, setOffline] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const locked = useRef(false);

  const toBody = (of: V) => ({ token: session.token(), ...options.body(of) });

  function validate(of: V): FormError[] {
    const body = toBody(of);
    const parsed = call.body ? safeParse(call.body, body) : null;
    const bySchema = parsed?.success === false ? toFieldErrors(parsed.error, body) : [];
    // The token is no field of the form: without one the server answers for it.
    const ofFields = bySchema.filter(({ path }) => path !== "token");
    return inOrder(toFormErrors([...ofFields, ...(options.check?.(of) ?? [])], "browser", names));
  }

  const inOrder = (list: FormError[]) =>
    list.toSorted((a, b) => names.indexOf(a.field ?? "") - names.indexOf(b.field ?? ""));

  function change(some: Partial<V>): V {
    const next = { ...values, ...some };
    setValues(next);
    drafts.keep(id, next);
    if (errors.length > 0) {
      const found = validate(next);
      setErrors(Object.keys(some).reduce((shown, name) => mendErrors(shown, found, name), errors));
    }
    return next;
  }

  function refuse(found: FormError[]): void {
    setErrors(found);
    setTries((count) => count + 1);
  }

  async function send(of: V): Promise<void> {
    const request = { body: toBody(of) } as unknown as CallRequest<C>;
    const result = await api.call(call, request, { handBack: [429] });
    if (result.ok) {
      drafts.drop(id);
      await options.onSaved(result.answer);
      return;
    }
    if (result.why === "offline") setOffline(true);
    if (result.why !== "refused") return;
    const { errorCode, data } = result.problem;
    const fields = data.fields.length > 0 ? data.fields : [{ path: "", errorCode, params: {} }];
    refuse(inOrder(toFormErrors(fields, "server", names)));
  }

  async function submit(some: Partial<V> = {}): Promise<void> {
    // State would come too late for a second press within the same moment.
    if (locked.current) return;
    const now = change(some);
    const found = validate(now);
    setOffline(false);
    if (found.length > 0) return refuse(found);
    setErrors([]);
    locked.current = true;
    setBusy(true);
    try {
      await send(now);
    } finally {
      locked.current = false;
      setBusy(false);
    }
  }

  const say = (error: FormError) =>
    errorText(error, text, error.field === null ? {} : words?.[error.field], settings.brand.supportEmail[country()]);
  const fieldId = (name: string) => `${prefix}${name}`;
  const errorAt = (name: string) => {
    const error = errors.find(({ field }) => field === name);
    return error && say(error);
  };

  return {
    values,
    busy,
    offline,
    tries,
    submit,
    change: (some) => void change(some),
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    bind: (name) => ({
      id: fieldId(name),
      label: text.t(labels[name]),
      value: values[name],
      onChange: (value) => change(only<V>(name, value)),
      error: errorAt(name),
    }),
    bindTick: (name) => ({
      id: fieldId(name),
      label: text.t(labels[name]),
      checked: values[name] === true,
      onChange: (checked) => change(only<V>(name, checked)),
      error: errorAt(name),
    }),
    errors: errors.map((error) => {
      const { field } = error;
      if (field === null) return { text: say(error) };
      // A consent's label is a whole sentence, and its error says which one is meant.
      if (typeof values[field] === "boolean") return { fieldId: fieldId(field), text: say(error) };
      return { fieldId: fieldId(field), text: `${text.t(labels[field as keyof V & string])}: ${say(error)}` };
    }),
  };
}

/** One field's change; that name and value belong together is the caller's type's to say. */
function only<V extends Values>(name: keyof V & string, value: FieldValue): Partial<V> {
  return { [name]: value } as Partial<V>;
}
