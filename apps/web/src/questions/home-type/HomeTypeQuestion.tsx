import { buildingTypes, saves } from "@kautia/contract";
import { IconApartment, IconHouse } from "@kautia/design-system";
import { ChoiceQuestion } from "../../form/ChoiceQuestion.tsx";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

const icons = {
  apartment: <IconApartment />,
  house: <IconHouse />,
};

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  return (
    <ChoiceQuestion
      id="home-type"
      call={saves["rental-details"]}
      title="questions.home-type.title"
      field="buildingType"
      short="questions.home-type.short"
      options={buildingTypes.map((value) => ({
        value,
        label: t(`choices.buildingType.${value}`),
        explanation: t(`choices.buildingType.${value}.explanation`),
        icon: icons[value],
      }))}
      saved={record.buildingType}
      body={(chosen) => ({ buildingType: chosen })}
      onSaved={onSaved}
    />
  );
}
