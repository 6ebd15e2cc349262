import { rentTimes, saves } from "@kautia/contract";
import { ChoiceQuestion } from "../../form/ChoiceQuestion.tsx";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  return (
    <ChoiceQuestion
      id="rent-time"
      call={saves["rent-time"]}
      title="questions.rent-time.title"
      field="rentTime"
      short="questions.rent-time.short"
      options={rentTimes.map((years) => ({ value: String(years), label: t(`choices.rentTime.${years}`) }))}
      saved={record.rentTime === null ? null : String(record.rentTime)}
      body={(chosen) => ({ rentTime: chosen === null ? undefined : Number(chosen) })}
      onSaved={onSaved}
    />
  );
}
