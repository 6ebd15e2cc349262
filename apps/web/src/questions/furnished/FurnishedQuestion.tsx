import { furnishedTypes, saves } from "@kautia/contract";
import { IconFurnished, IconUnfurnished } from "@kautia/design-system";
import { ChoiceQuestion } from "../../form/ChoiceQuestion.tsx";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

const icons = {
  full: <IconFurnished />,
  no: <IconUnfurnished />,
};

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  return (
    <ChoiceQuestion
      id="furnished"
      call={saves["rental-details"]}
      title="questions.furnished.title"
      field="furnishedType"
      short="questions.furnished.short"
      options={furnishedTypes.map((value) => ({
        value,
        label: t(`choices.furnishedType.${value}`),
        explanation: t(`choices.furnishedType.${value}.explanation`),
        icon: icons[value],
      }))}
      saved={record.furnishedType}
      body={(chosen) => ({ furnishedType: chosen })}
      onSaved={onSaved}
    />
  );
}
