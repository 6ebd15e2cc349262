import type { Call } from "@kautia/contract";
import { Button, TextArea, VisuallyHidden } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import type { FormOptions } from "../../form/form-state.ts";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useConflict } from "./conflict.ts";
import { verdictOptions } from "./NoteForm.tsx";

interface SettleWithNoteProps<C extends Call> extends Pick<FormOptions<{ note: string }, C>, "call" | "params"> {
  label: TextKey;
  /** The text of the button. */
  go: TextKey;
  /** What the row is about, for screen readers. */
  about: string;
  onSettled: () => void;
  /** What is sent besides the note. */
  more?: object;
}

/** Settles a row of a list with a note on what was done. */
export function SettleWithNote<C extends Call>({
  call,
  params,
  label,
  go,
  about,
  onSettled,
  more,
}: SettleWithNoteProps<C>) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const form = useForm({
    ...verdictOptions,
    id: `staff-${call.name}`,
    call,
    params,
    initial: { note: "" },
    labels: { note: label },
    body: ({ note }) => ({ ...more, note }),
    onRefused: useConflict(),
    onSaved: onSettled,
  });
  if (!open)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <span>{t(go)}</span>
        <VisuallyHidden>{` ${about}`}</VisuallyHidden>
      </Button>
    );
  return (
    <Form form={form}>
      <TextArea {...form.bind("note")} rows={3} />
      <FormActions form={form} label={t(go)} />
    </Form>
  );
}
