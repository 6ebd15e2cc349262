import { type Call, type CallRequest, isStrict, toFieldErrors } from "@kautia/contract";
import { useId, useRef, useState } from "react";
import { safeParse } from "zod/mini";
import { useApp } from "../app/app-context.ts";
import { useCountry } from "../texts/use-country.ts";
import { useText } from "../texts/use-text.ts";
import { useNavigate } from "../navigation/use-location.ts";
import { useScreenPath } from "../routing/use-screen-path.ts";
import type { FieldValue, Values } from "../app/drafts.ts";
import { usePart } from "./part.ts";
import { formTexts } from "./form-texts.ts";
import { type FormError, mendErrors, toFormErrors } from "./form-errors.ts";
import type { FormOptions, FormState } from "./form-state.ts";

/** A form for a call of the contract. It keeps drafts and is sent only once at a time (docs/decisions.md). */
export function useForm<V extends Values, C extends Call>(options: FormOptions<V, C>): FormState<V> {
  const { id, call, initial, secret = false } = options;
  const { api, session, drafts, settings } = useApp();
  const text = useText();
  const navigate = useNavigate();
  const screenPath = useScreenPath();
  const prefix = useId();
  const names = Object.keys(options.labels);
  const [values, setValues] = useState<V>(() => (secret ? initial : merge(initial, drafts.get(id))));
  const [errors, setErrors] = useState<FormError[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [offline, setOffline] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const locked = useRef(false);
  // The request that the server has not answered yet, and its idempotency key.
  const unanswered = useRef({ request: "", key: "" });
  // A password manager fills several fields between two renders.
  const latest = useRef(values);
  const part = usePart();
  // The values that the server has stored, and the form they came from; null if unknown.
  const saved = useRef<{ id: string; values: V } | null>(
    (part?.answered || part?.optional) && !options.checksAgain && drafts.get(id) === undefined ? { id, values } : null,
  );
  const isSaved = () => saved.current?.id === id && saved.current.values === latest.current;
  /** Nothing has been typed into a question that may stay unanswered. */
  const isSkipped = () =>
    part?.optional === true && !part.answered && (isSaved() || options.isEmpty?.(latest.current) === true);

  // A strict call rejects unknown fields. It identifies the caller by the session, so it takes no token.
  const toBody = (input: V) => ({ ...(isStrict(call) ? {} : { token: session.token() }), ...options.body(input) });
  const inOrder = (list: FormError[]) =>
    [...list].sort((a, b) => names.indexOf(a.field ?? "") - names.indexOf(b.field ?? ""));

  function validate(input: V): FormError[] {
    const body = toBody(input);
    const parsed = call.body ? safeParse(call.body, body) : null;
    const bySchema = parsed?.success === false ? toFieldErrors(parsed.error, body) : [];
    // The token is not a field of the form. If it is missing, the server reports it.
    const ofFields = bySchema.filter(({ path }) => path !== "token");
    // The form's own check may know a narrower limit than the schema, and only the first error of a field is shown.
    return inOrder(toFormErrors([...(options.check?.(input) ?? []), ...ofFields], "browser", names));
  }

  function change(some: Values): V {
    const next = merge(latest.current, some);
    latest.current = next;
    setValues(next);
    if (!secret) drafts.keep(id, next);
    if (errors.length > 0) {
      const found = validate(next);
      setErrors(Object.keys(some).reduce((shown, name) => mendErrors(shown, found, name), errors));
    }
    return next;
  }

  function keyFor(request: string): string {
    if (unanswered.current.request !== request) unanswered.current = { request, key: crypto.randomUUID() };
    return unanswered.current.key;
  }

  function showErrors(found: FormError[]): void {
    setErrors(found);
    setTries((count) => count + 1);
  }

  /**
   * Whether the browser still has the application that this tab shows, maybe by another token from a mailed link.
   * Otherwise leads on, because another application must not get these answers.
   */
  async function isSameApplication(): Promise<boolean> {
    const shown = session.record.get();
    if (!shown || shown.token === session.token()) return true;
    if (session.token() === null) {
      session.close();
      await navigate(screenPath("resume"), { state: { sessionEnded: true } });
      return false;
    }
    const read = await session.refresh();
    if (read.kind === "record" && read.record.refId === shown.refId) return true;
    await navigate(screenPath("index"));
    return false;
  }

  /** Resolves to whether the server has accepted it. */
  async function send(input: V, quiet = false): Promise<boolean> {
    // Other calls, such as a withdrawal, do not depend on the application that this tab has shown.
    if (call.access === "tenant" && !(await isSameApplication())) return false;
    const body = toBody(input);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's schema has just validated it
    const request = { params: options.params, body } as unknown as CallRequest<C>;
    const idempotency = options.once ? { idempotencyKey: keyFor(JSON.stringify(request)) } : {};
    const handledStatuses = statusesHandledByForm(call, options.handledStatuses);
    const result = await api.call(call, request, { handledStatuses, quiet, ...idempotency });
    if (result.ok || result.why === "refused") unanswered.current = { request: "", key: "" };
    if (result.ok) {
      drafts.drop(id);
      saved.current = { id, values: input };
      return (await options.onSaved(result.answer)) !== "stay";
    }
    if (result.why === "offline") setOffline(true);
    if (result.why !== "refused") return false;
    const { errorCode, data } = result.problem;
    if (options.onRefused?.(errorCode, data.fields, input)) return false;
    const fields = data.fields.length > 0 ? data.fields : [{ path: "", errorCode, params: {} }];
    showErrors(inOrder(toFormErrors(fields, "server", names)));
    return false;
  }

  /** An error that belongs to none of the fields may depend on another form of the page, which is saved first. */
  function check(only: readonly string[] = names): boolean {
    if (isSkipped()) return true;
    const found = validate(latest.current).filter(({ field }) => field !== null && only.includes(field));
    if (found.length > 0) showErrors(found);
    return found.length === 0;
  }

  /** The error of a field that somebody has left, shown before the form is sent. The focus stays where it went. */
  function errorAfterLeaving(name: string): FormError | undefined {
    if (!left.includes(name) || values[name] === "") return undefined;
    return validate(values).find(({ field }) => field === name);
  }

  async function submit(some: Partial<V> = {}, quiet = false): Promise<boolean> {
    // The state would change too late to stop a second press before the next render.
    if (locked.current) return false;
    const now = change(withoutUndefined(some));
    const found = validate(now);
    setOffline(false);
    if (found.length > 0) {
      showErrors(found);
      return false;
    }
    setErrors([]);
    locked.current = true;
    setBusy(true);
    try {
      return await send(now, quiet);
    } finally {
      locked.current = false;
      setBusy(false);
    }
  }

  const { label, textOf, summaryLine } = formTexts(options, values, text, settings.brand.supportEmail[useCountry()]);
  const fieldId = (name: string) => `${prefix}${name}`;
  const bindingOf = (name: keyof V & string) => {
    const error = errors.find(({ field }) => field === name) ?? errorAfterLeaving(name);
    const onChange = (value: FieldValue) => void change({ [name]: value });
    return { id: fieldId(name), label: label(name), onChange, error: error && textOf(error) };
  };

  return {
    values,
    busy,
    offline,
    tries,
    submit: async (some) => void (await submit(some)),
    check,
    save: async ({ quiet }) => isSkipped() || isSaved() || submit({}, quiet),
    leave: (name) => setLeft((before) => (latest.current[name] === "" ? before : [...before, name])),
    change: (some) => void change(withoutUndefined(some)),
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    bind: (name) => ({ ...bindingOf(name), value: values[name] }),
    bindTick: (name) => ({ ...bindingOf(name), checked: values[name] === true }),
    errors: errors.map((error) => {
      const { field } = error;
      if (field === null) return { text: textOf(error) };
      return { fieldId: fieldId(field), text: summaryLine(field, error, textOf(error)) };
    }),
  };
}

// Specification §8: among the calls that it lists, only uploads show a 429 themselves. Forms for other calls, such as
// the login, show it.
const specified = /^\/(?:onboarding|rating|user\/confirm-account)\b/;

function statusesHandledByForm({ path }: Call, own: readonly number[] = []): readonly number[] {
  return specified.test(path) ? own : [429, ...own];
}

/** `some` is typed loosely. Drafts and changes contain only fields of this form. */
function merge<V extends Values>(values: V, some: Values | undefined): V {
  return { ...values, ...some };
}

function withoutUndefined(some: Partial<Values>): Values {
  const entries = Object.entries(some).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}
