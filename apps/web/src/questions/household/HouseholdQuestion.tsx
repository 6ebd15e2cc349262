import { type HouseholdType, householdTypes, saves } from "@kautia/contract";
import { IconChildren, IconCouple, IconFamily, IconRoommate, IconSingle } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { ChoiceQuestion } from "../../form/ChoiceQuestion.tsx";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

const icons = {
  single: <IconSingle />,
  couple: <IconCouple />,
  family: <IconFamily />,
  roommate: <IconRoommate />,
  children: <IconChildren />,
};

const explanations: Partial<Record<HouseholdType, TextKey>> = {
  single: "choices.liveWith.single.explanation",
  family: "choices.liveWith.family.explanation",
};

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  return (
    <ChoiceQuestion
      id="household"
      call={saves["rental-details"]}
      title="questions.household.title"
      field="liveWith"
      short="questions.household.short"
      options={householdTypes.map((value) => ({
        value,
        label: t(`choices.liveWith.${value}`),
        explanation: explanations[value] && t(explanations[value]),
        icon: icons[value],
      }))}
      saved={record.liveWith}
      body={(chosen) => ({ liveWith: chosen })}
      onSaved={onSaved}
    />
  );
}
