import { type Call, fieldError } from "@kautia/contract";
import { Button, type Choice, ChoiceList } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { Form } from "./Form.tsx";
import { FormActions } from "./FormActions.tsx";
import { usePart } from "./part.ts";
import { useForm } from "./use-form.ts";
import { useText } from "../texts/use-text.ts";
import "./form.css";

export interface ChoiceQuestionProps<T extends string> {
  /** The question's id, which is also the key of its draft. */
  id: string;
  call: Call;
  title: TextKey;
  /** The field's name in the body. `short` is its label in the error summary. */
  field: string;
  short: TextKey;
  help?: TextKey;
  options: readonly Choice<T>[];
  saved: T | null;
  body: (chosen: T | null) => Record<string, unknown>;
  onSaved: () => Promise<void>;
}

/**
 * A question with one choice. Choosing an option saves it, and goes on where it is the only question of its page. If
 * there is an answer already, a button saves it as well; before that the button is only for keyboards and screen
 * readers, and says that a choice is missing.
 */
export function ChoiceQuestion<T extends string>(props: ChoiceQuestionProps<T>) {
  const { id, call, title, field, short, help, options, saved, body, onSaved } = props;
  const { t } = useText();
  const isOption = (value: unknown): value is T => options.some((option) => option.value === value);
  const chosenOf = (value: unknown) => (isOption(value) ? value : null);
  const form = useForm({
    id,
    call,
    initial: { [field]: saved },
    labels: { [field]: short },
    words: { [field]: { FIELD_REQUIRED: "validation.option" } },
    check: (values) => (chosenOf(values[field]) === null ? [fieldError(field, "FIELD_REQUIRED")] : []),
    body: (values) => body(chosenOf(values[field])),
    onSaved,
  });
  const { onChange, ...binding } = form.bind(field);
  const chosen = chosenOf(binding.value);
  const part = usePart();

  if (part) {
    const label = t(title);
    return (
      <Form form={form}>
        <ChoiceList
          {...binding}
          label={label}
          asQuestion={part.leads}
          help={help && t(help)}
          options={part.compact ? options.map(({ value, label: text }) => ({ value, label: text })) : options}
          layout={part.compact ? "chips" : "list"}
          value={chosen}
          onChange={(value) => {
            onChange(value);
            part.saveSoon();
          }}
        />
      </Form>
    );
  }

  return (
    <Form form={form}>
      <ChoiceList
        {...binding}
        label={t(title)}
        asQuestion
        help={help && t(help)}
        options={options}
        value={chosen}
        onChange={onChange}
        onChoose={(value) => void form.submit({ [field]: value })}
      />
      {chosen === null && !form.offline ? (
        <div className="form-unseen">
          <Button type="submit">{t("common.continue")}</Button>
        </div>
      ) : (
        <FormActions form={form} />
      )}
    </Form>
  );
}
