import { saves } from "@kautia/contract";
import { AddressQuestion } from "../../address/AddressQuestion.tsx";
import type { QuestionProps } from "../question.ts";

export function Question({ record, onSaved }: QuestionProps) {
  return (
    <AddressQuestion
      id="property-address"
      call={saves.address}
      title="questions.property-address.title"
      why="questions.property-address.why"
      saved={record.address}
      home
      insured
      onSaved={onSaved}
    />
  );
}
