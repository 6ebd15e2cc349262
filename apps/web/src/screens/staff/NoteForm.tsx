import type { Call, Language } from "@kautia/contract";
import { type Elements, TextArea } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import type { FormOptions } from "../../form/form-state.ts";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useConflict } from "./conflict.ts";
import { ReasonField, type ReasonFieldProps } from "./ReasonField.tsx";

interface NoteFormProps<C extends Call> extends Pick<
  FormOptions<{ note: string }, C>,
  "id" | "call" | "params" | "onSaved"
> {
  label: TextKey;
  help: string;
  optional?: boolean;
  /** The note is the reason of a refusal, for which there are templates. */
  reason?: Pick<ReasonFieldProps, "of" | "language">;
  /** The text of the button. */
  go: TextKey;
  /** Above the note. */
  children?: Elements;
}

/** A form for decisions that only need a note. */
export function NoteForm<C extends Call>({
  label,
  help,
  optional,
  reason,
  go,
  children,
  ...options
}: NoteFormProps<C>) {
  const { t } = useText();
  const form = useForm({
    ...options,
    ...verdictOptions,
    onRefused: useConflict(),
    initial: { note: "" },
    labels: { note: label },
    body: ({ note }) => ({ note }),
  });
  return (
    <Form form={form}>
      {children}
      {reason ? (
        <ReasonField {...reason} form={form} help={help} />
      ) : (
        <TextArea {...form.bind("note")} help={help} {...(optional && { optionalText: t("common.optional") })} />
      )}
      <FormActions form={form} label={t(go)} />
    </Form>
  );
}

/** Shared by all forms of a verdict; `secret` means that no draft is kept. */
export const verdictOptions = { secret: true, handledStatuses: [401, 404] };

/** Help text that says who reads the note and in which language. */
export function useNoteHelp(key: NoteHelp, { language }: { language: Language }): string {
  const { t, languageName } = useText();
  return t(key, { language: languageName(language) });
}

type NoteHelp = "staff.act.noteHelp" | "staff.act.reasonHelp" | "staff.claim.noteHelp" | "staff.movingOut.noteHelp";
