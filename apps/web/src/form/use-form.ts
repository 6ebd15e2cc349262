import { type Call, type CallRequest, toFieldErrors } from "@kautia/contract";
import { useId, useRef, useState } from "react";
import { safeParse } from "zod/mini";
import { useApp } from "../app/app-context.ts";
import { useText } from "../i18n/use-text.ts";
import type { FieldValue, Values } from "./drafts.ts";
import { errorText } from "./error-text.ts";
import { type FormError, mendErrors, toFormErrors } from "./form-errors.ts";
import type { FormOptions, FormState } from "./form-state.ts";

/** One form: bound to a call of the contract, nothing typed is ever lost, sent once. Decision 0011. */
export function useForm<V extends Values, C extends Call>(options: FormOptions<V, C>): FormState<V> {
  const { id, call, initial, labels, secret = false } = options;
  const { api, session, drafts, settings, country } = useApp();
  const text = useText();
  const prefix = useId();
  const names = Object.keys(labels);
  const [values, setValues] = useState<V>(() => (secret ? initial : laidOver(initial, drafts.get(id))));
  const [errors, setErrors] = useState<FormError[]>([]);
  const [offline, setOffline] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const locked = useRef(false);
  // A password manager fills several fields at once, between two drawings.
  const latest = useRef(values);

  const toBody = (of: V) => ({ token: session.token(), ...options.body(of) });
  const inOrder = (list: FormError[]) =>
    list.toSorted((a, b) => names.indexOf(a.field ?? "") - names.indexOf(b.field ?? ""));

  function validate(of: V): FormError[] {
    const body = toBody(of);
    const parsed = call.body ? safeParse(call.body, body) : null;
    const bySchema = parsed?.success === false ? toFieldErrors(parsed.error, body) : [];
    // The token is no field of the form: without one the server answers for it.
    const ofFields = bySchema.filter(({ path }) => path !== "token");
    return inOrder(toFormErrors([...ofFields, ...(options.check?.(of) ?? [])], "browser", names));
  }

  function change(some: Values): V {
    const next = laidOver(latest.current, some);
    latest.current = next;
    setValues(next);
    if (!secret) drafts.keep(id, next);
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's own schema has judged it just before
    const request = { params: options.params, body: toBody(of) } as unknown as CallRequest<C>;
    const result = await api.call(call, request, { handBack: [429, ...(options.handBack ?? [])] });
    if (result.ok) {
      drafts.drop(id);
      await options.onSaved(result.answer);
      return;
    }
    if (result.why === "offline") setOffline(true);
    if (result.why !== "refused") return;
    const { errorCode, data } = result.problem;
    if (options.onRefused?.(errorCode)) return;
    const fields = data.fields.length > 0 ? data.fields : [{ path: "", errorCode, params: {} }];
    refuse(inOrder(toFormErrors(fields, "server", names)));
  }

  async function submit(some: Partial<V> = {}): Promise<void> {
    // State would come too late for a second press within the same moment.
    if (locked.current) return;
    const now = change(withoutGaps(some));
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

  const supportEmail = settings.brand.supportEmail[country()];
  const words = typeof options.words === "function" ? options.words(values) : options.words;
  const fieldId = (name: string) => `${prefix}${name}`;
  const say = (error: FormError) =>
    errorText(error, text, error.field === null ? {} : words?.[error.field], supportEmail);
  const label = (name: keyof V & string) => text.t(labels[name]);
  const lineOf = (field: string, said: string) => {
    // A consent's label is a whole sentence, and its error says which one is meant.
    if (typeof values[field] === "boolean") return said;
    // A question reads on into its error without a colon.
    if (label(field).endsWith("?")) return `${label(field)} ${said}`;
    if (said === text.t("validation.required")) return text.t("validation.requiredNamed", { field: label(field) });
    return `${label(field)}: ${said}`;
  };
  const frame = (name: keyof V & string) => {
    const error = errors.find(({ field }) => field === name);
    const onChange = (value: FieldValue) => void change({ [name]: value });
    return { id: fieldId(name), label: label(name), onChange, error: error && say(error) };
  };

  return {
    values,
    busy,
    offline,
    tries,
    submit,
    change: (some) => void change(withoutGaps(some)),
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    bind: (name) => ({ ...frame(name), value: values[name] }),
    bindTick: (name) => ({ ...frame(name), checked: values[name] === true }),
    errors: errors.map((error) => {
      const { field } = error;
      if (field === null) return { text: say(error) };
      return { fieldId: fieldId(field), text: lineOf(field, say(error)) };
    }),
  };
}

/** A draft has the fields of the form that kept it, as has a change of some of them. */
function laidOver<V extends Values>(values: V, some: Values | undefined): V {
  return { ...values, ...some };
}

function withoutGaps(some: Partial<Values>): Values {
  const entries = Object.entries(some).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}
