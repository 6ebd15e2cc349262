import { petKinds, saves } from "@kautia/contract";
import { IconBothPets, IconCat, IconDog, IconNone } from "@kautia/design-system";
import { ChoiceQuestion } from "../../form/ChoiceQuestion.tsx";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

const icons = {
  dog: <IconDog />,
  cat: <IconCat />,
  both: <IconBothPets />,
  none: <IconNone />,
};

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  return (
    <ChoiceQuestion
      id="pets"
      call={saves["rental-details"]}
      title="questions.pets.title"
      field="pet"
      short="questions.pets.short"
      options={petKinds.map((value) => ({
        value,
        label: t(`choices.pet.${value}`),
        icon: icons[value],
      }))}
      saved={record.pet}
      body={(chosen) => ({ pet: chosen })}
      onSaved={onSaved}
    />
  );
}
