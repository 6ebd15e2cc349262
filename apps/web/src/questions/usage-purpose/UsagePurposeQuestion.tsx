import { saves } from "@kautia/contract";
import { IconExistingRental, IconNewRental } from "@kautia/design-system";
import { ChoiceQuestion } from "../../form/ChoiceQuestion.tsx";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  return (
    <ChoiceQuestion
      id="usage-purpose"
      call={saves["usage-purpose"]}
      title="questions.usage-purpose.title"
      field="existingRent"
      short="questions.usage-purpose.short"
      options={[
        {
          value: "false",
          label: t("choices.existingRent.false"),
          explanation: t("choices.existingRent.false.explanation"),
          icon: <IconNewRental />,
        },
        {
          value: "true",
          label: t("choices.existingRent.true"),
          explanation: t("choices.existingRent.true.explanation"),
          icon: <IconExistingRental />,
        },
      ]}
      saved={record.existingRent === null ? null : record.existingRent ? "true" : "false"}
      body={(chosen) => ({ existingRent: chosen === null ? undefined : chosen === "true" })}
      onSaved={onSaved}
    />
  );
}
