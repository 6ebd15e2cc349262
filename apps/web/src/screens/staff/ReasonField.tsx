import type { Language } from "@kautia/contract";
import { InlineMessage, Select, TextArea } from "@kautia/design-system";
import { useState } from "react";
import type { FormState } from "../../form/form-state.ts";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";

/** The templates; the text of each is `staff.template.<name>.text` in the recipient's language. */
const templates = {
  case: ["income", "missing", "mismatch"],
  claim: ["evidence", "wear", "cover"],
  "moving-out": ["unreadable", "otherHome", "noDay"],
} as const;
type Template = (typeof templates)[keyof typeof templates][number];

export interface ReasonFieldProps {
  form: FormState<{ note: string }>;
  of: keyof typeof templates;
  /** The language of the people who will read the reason. */
  language: Language;
  help: string;
}

/** The reason of a refusal. A template fills it in the reader's language; it can then be changed. */
export function ReasonField({ form, of, language, help }: ReasonFieldProps) {
  const { texts } = useApp();
  const { t } = useText();
  const [chosen, setChosen] = useState<Template | "">("");
  const [filled, setFilled] = useState("");
  const [failed, setFailed] = useState(false);

  async function fill(name: Template): Promise<void> {
    setFailed(false);
    setChosen(name);
    const inLanguage = await texts.load(language, "staff");
    if (!inLanguage) return setFailed(true);
    replaceFilled(inLanguage.t(`staff.template.${name}.text`));
  }

  function clear(): void {
    setFailed(false);
    setChosen("");
    replaceFilled("");
  }

  /** Keeps what the person has typed besides the template's text. */
  function replaceFilled(text: string): void {
    const typed = form.values.note.replace(filled, "").trim();
    setFilled(text);
    form.change({ note: [typed, text].filter(Boolean).join("\n\n") });
  }

  const names: readonly Template[] = templates[of];
  return (
    <>
      <Select
        label={t("staff.template")}
        emptyText={t("staff.template.none")}
        options={names.map((name) => ({ value: name, label: t(`staff.template.${name}`) }))}
        value={chosen}
        onChange={(value) => {
          const name = names.find((item) => item === value);
          if (name) void fill(name);
          else clear();
        }}
      />
      {failed ? (
        <InlineMessage tone="caution" toneLabel={t("common.error")} live title={t("staff.loadFailed")} />
      ) : null}
      <TextArea {...form.bind("note")} help={help} />
    </>
  );
}
