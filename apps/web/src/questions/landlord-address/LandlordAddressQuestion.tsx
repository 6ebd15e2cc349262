import { saves } from "@kautia/contract";
import { AddressQuestion } from "../../address/AddressQuestion.tsx";
import { useApp } from "../../shell/app/app-context.ts";
import type { QuestionProps } from "../question.ts";

export function Question({ record, onSaved }: QuestionProps) {
  const { session } = useApp();
  const landlord = record.landlordInfo;
  // The call always requires the landlord's contact details, which the same page has just saved.
  const contact = () => {
    const { email, phone } = session.record.get()?.landlordInfo ?? {};
    return { email, phone };
  };
  return (
    <AddressQuestion
      id="landlord-address"
      call={saves["landlord-details"]}
      title="questions.landlord-address.title"
      why="questions.landlord-address.why"
      saved={landlord?.address ?? null}
      earlier={record.existingRent ? [] : [record.address]}
      beside={contact}
      home={false}
      onSaved={onSaved}
    />
  );
}
