import { useEffect, useEffectEvent } from "react";
import type { SubmitEvent } from "react";
import { useLocation, useNavigate } from "../navigation/use-location.ts";
import type { Values } from "../app/drafts.ts";
import type { FormState } from "./form-state.ts";

export interface FormPage<Id extends string, Name extends string> {
  id: Id;
  fields: readonly Name[];
}

/**
 * Spreads a form with one save over several pages. `?step=` names the page, so that the back button and a reload work.
 * Each page checks its own fields; errors that the save finds on another page lead there.
 */
export function useFormPages<V extends Values, Id extends string>(
  form: FormState<V>,
  pages: readonly [FormPage<Id, keyof V & string>, ...FormPage<Id, keyof V & string>[]],
) {
  const { pathname, query } = useLocation();
  const navigate = useNavigate();
  const at = Math.max(
    0,
    pages.findIndex(({ id }) => id === query.get("step")),
  );
  const page = pages[at] ?? pages[0];
  const pathOf = ({ id }: { id: Id }) => (id === pages[0].id ? pathname : `${pathname}?step=${id}`);
  const before = pages[at - 1];
  const after = pages[at + 1];
  const isWrong = (name: keyof V & string) => form.bind(name).error !== undefined;

  const goToErrors = useEffectEvent(() => {
    const wrong = pages.find(({ fields }) => fields.some(isWrong));
    if (wrong && !page.fields.some(isWrong)) void navigate(pathOf(wrong));
  });
  useEffect(() => {
    if (form.tries > 0) goToErrors();
  }, [form.tries]);

  const ids = page.fields.map((name) => form.bind(name).id);
  return {
    page,
    at,
    isLast: after === undefined,
    back: before && pathOf(before),
    form: {
      ...form,
      errors: form.errors.filter(({ fieldId }) => fieldId === undefined || ids.includes(fieldId)),
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        if (!after) return form.onSubmit(event);
        event.preventDefault();
        if (form.check(page.fields)) void navigate(pathOf(after));
      },
    },
  };
}
