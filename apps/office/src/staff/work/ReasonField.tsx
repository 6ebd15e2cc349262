import { getLang, type Language } from "@kautia/contract";
import { Select, TextArea } from "@kautia/design-system";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../api/call-api.ts";
import { useText } from "../../text/use-text.ts";

/** The templates; the text of each is `staff.template.<name>.text` in the recipient's language. */
const templates = {
  case: ["income", "missing", "mismatch"],
  claim: ["evidence", "wear", "cover"],
  "moving-out": ["unreadable", "otherHome", "noDay"],
} as const;

interface ReasonFieldProps {
  of: keyof typeof templates;
  /** The language of the people who will read it. */
  language: Language;
  field: { id: string; name: string; value: string; onChange: (value: string) => void; error: string | undefined };
}

/** The reason of a refusal. A template fills it in the reader's language; it can then be changed. */
export function ReasonField({ of, language, field }: ReasonFieldProps) {
  const { t, languageName } = useText();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState("");

  async function fill(name: string): Promise<void> {
    setChosen(name);
    if (name === "") return;
    const texts = await queries.fetchQuery({
      queryKey: [getLang.name, language],
      queryFn: ({ signal }) => callApi(getLang, { query: { part: "staff" } }, { signal, locale: language }),
      staleTime: Number.POSITIVE_INFINITY,
    });
    field.onChange(texts[`staff.template.${name}.text`] ?? "");
  }

  return (
    <>
      <Select
        id={`${field.id}-template`}
        name="template"
        label={t("staff.template")}
        emptyText={t("staff.template.none")}
        options={templates[of].map((name) => ({ value: name, label: t(`staff.template.${name}`) }))}
        value={chosen}
        onChange={(name) => void fill(name)}
      />
      <TextArea
        {...field}
        label={t("staff.act.reason")}
        help={t(of === "claim" ? "staff.claim.noteHelp" : "staff.act.reasonHelp", { language: languageName(language) })}
        rows={5}
      />
    </>
  );
}
