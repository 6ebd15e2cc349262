import { type Call, type CallAnswer, type CallRequest, type FieldError, toFieldErrors } from "@kautia/contract";
import { focusField } from "@kautia/design-system";
import { errorText, type FieldWords } from "@kautia/locales/format";
import { useId } from "react";
import { type FieldErrors, type FieldValues, get, set, useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { CallError, partsOf } from "../api/call-api.ts";
import { useChange } from "../api/queries.ts";
import { useText } from "../text/use-text.ts";

export interface CallFormOptions<C extends Call, Values extends object> {
  call: C;
  initial: Values;
  /** The request that these values make. */
  request: (values: Values) => CallRequest<C>;
  /** Checks beyond the call's schema, such as a password that must be typed twice. */
  check?: (values: Values) => readonly FieldError[];
  /** Special texts for the errors of a field, by its path in the body. */
  words?: Partial<Record<string, FieldWords>>;
  /** What the page says afterwards. */
  said?: string;
  onDone?: (answer: CallAnswer<C>, values: Values) => unknown;
}

export interface CallForm<Values extends object> {
  values: Values;
  /** The props of a field of the design system. */
  bind: <Name extends keyof Values & string>(
    name: Name,
    /** Where the field is in the body, if not under its own name. */
    path?: string,
  ) => {
    id: string;
    name: Name;
    value: Values[Name];
    onChange: (value: Values[Name]) => void;
    error: string | undefined;
  };
  /** Shows what is wrong with a field when it loses the focus, unless it is empty. */
  leave: (name: keyof Values & string) => void;
  set: (values: Partial<Values>) => void;
  isChanged: boolean;
  isSending: boolean;
  /** Why the call failed, unless fields say it. */
  error: Error | null;
  submit: () => Promise<void>;
  reset: () => void;
}

/** A form that makes one call. Its fields are checked by the call's schema, here and on the server. */
export function useCallForm<C extends Call, Values extends object>({
  call,
  initial,
  request,
  check = () => [],
  words = {},
  said,
  onDone,
}: CallFormOptions<C, Values>): CallForm<Values> {
  const text = useText();
  const id = useId();
  const change = useChange(call, { said });
  const defaultValues: FieldValues = { ...initial };
  const form = useForm({
    defaultValues,
    resolver: (values) => {
      const { body } = partsOf(request(typed(values)));
      const refused = call.body && z.safeParse(call.body, body).error;
      const found = [...(refused ? toFieldErrors(refused, body) : []), ...check(typed(values))];
      return found.length > 0 ? { values: {}, errors: write(found, "browser") } : { values, errors: {} };
    },
  });
  const values = typed(useWatch({ control: form.control }));

  function typed(given: FieldValues): Values {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they begin as `initial`, and `bind` keeps the types
    return given as Values;
  }

  function setValue(name: string, value: unknown): void {
    form.setValue(name, value, { shouldDirty: true });
  }

  /** The errors as texts, in the library's format. */
  function write(found: readonly FieldError[], from: "browser" | "server"): FieldErrors {
    const errors: FieldErrors = {};
    for (const error of found) {
      const { path, errorCode: type } = error;
      set(errors, path, { type, message: errorText({ ...error, from }, text, words[path]) });
    }
    return errors;
  }

  /** Focuses the one of these fields that comes first on the page. */
  function focusFirst(paths: readonly string[]): void {
    requestAnimationFrame(() => {
      const fields = paths.flatMap((path) => document.getElementById(`${id}-${path}`) ?? []);
      const [first] = fields.toSorted((one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
      if (first) focusField(first.id);
    });
  }

  const submit = form.handleSubmit(
    async () => {
      const sent = typed(form.getValues());
      try {
        const answer = await change.mutateAsync(request(sent));
        await onDone?.(answer, sent);
      } catch (error) {
        const fields = fieldsOf(error);
        const written = write(fields, "server");
        for (const { path } of fields) form.setError(path, get(written, path));
        focusFirst(fields.map(({ path }) => path));
      }
    },
    (errors) => focusFirst(pathsOf(errors)),
  );

  return {
    values,
    bind: (name, path = name) => ({
      id: `${id}-${path}`,
      name,
      value: values[name],
      onChange: (value) => {
        form.clearErrors(path);
        setValue(name, value);
      },
      error: form.getFieldState(path, form.formState).error?.message,
    }),
    leave: (name) => {
      if (form.getValues(name) !== "") void form.trigger(name);
    },
    set: (changed) => {
      for (const [name, value] of Object.entries(changed)) setValue(name, value);
    },
    isChanged: form.formState.isDirty,
    isSending: change.isPending,
    error: fieldsOf(change.error).length > 0 ? null : change.error,
    submit: () => submit(),
    reset: () => {
      form.reset(defaultValues);
      change.reset();
    },
  };
}

/** The fields that the server refused. */
function fieldsOf(error: unknown): readonly FieldError[] {
  const fields = error instanceof CallError ? error.problem?.data.fields : undefined;
  return (fields ?? []).filter(({ path }) => path !== "");
}

function pathsOf(errors: object): string[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    typeof error.message === "string" ? [name] : pathsOf(error).map((path) => `${name}.${path}`),
  );
}
