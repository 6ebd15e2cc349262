import { type LandlordType, landlordTypes, saves } from "@kautia/contract";
import { IconAgent, IconCooperative, IconPrivateLandlord, IconPropertyManager } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { ChoiceQuestion } from "../../form/ChoiceQuestion.tsx";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

const icons = {
  private: <IconPrivateLandlord />,
  property_manager: <IconPropertyManager />,
  agent: <IconAgent />,
  cooperative: <IconCooperative />,
};

const explanations: Partial<Record<LandlordType, TextKey>> = {
  property_manager: "choices.landlordType.property_manager.explanation",
  agent: "choices.landlordType.agent.explanation",
};

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  return (
    <ChoiceQuestion
      id="landlord-type"
      call={saves["landlord-details"]}
      title="questions.landlord-type.title"
      field="type"
      short="questions.landlord-type.short"
      options={landlordTypes.map((value) => ({
        value,
        label: t(`choices.landlordType.${value}`),
        explanation: explanations[value] && t(explanations[value]),
        icon: icons[value],
      }))}
      saved={record.landlordInfo?.type ?? null}
      body={(chosen) => ({ type: chosen ?? undefined })}
      onSaved={onSaved}
    />
  );
}
