import { maxMessageLength } from "@kautia/contract";
import { Button, TextArea } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useEffect, useRef } from "react";
import { useText } from "../texts/use-text.ts";
import { Form } from "./Form.tsx";
import { FormActions } from "./FormActions.tsx";
import type { FormState } from "./form-state.ts";

interface WritingFormProps<Field extends string> {
  form: FormState<Record<Field, string>>;
  field: Field;
  help: string;
  rows: number;
  send: TextKey;
  /** The input is kept as a draft. */
  onClose: () => void;
}

/** A form with one large text field, which takes the focus when it opens. */
export function WritingForm<Field extends string>({ form, field, help, rows, send, onClose }: WritingFormProps<Field>) {
  const { t } = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <Form form={form}>
      <TextArea {...form.bind(field)} ref={area} help={help} maxLength={maxMessageLength} rows={rows} />
      <FormActions form={form} label={t(send)}>
        <Button variant="text" onClick={onClose}>
          {t("common.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
