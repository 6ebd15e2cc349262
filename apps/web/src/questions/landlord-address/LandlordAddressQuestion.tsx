import { saves } from "@kautia/contract";
import { AddressQuestion } from "../../address/AddressQuestion.tsx";
import type { QuestionProps } from "../question.ts";

export function Question({ record, onSaved }: QuestionProps) {
  const landlord = record.landlordInfo;
  return (
    <AddressQuestion
      id="landlord-address"
      call={saves["landlord-details"]}
      title="questions.landlord-address.title"
      why="questions.landlord-address.why"
      saved={landlord?.address ?? null}
      earlier={[record.address, record.userInfo?.address]}
      // The call always requires the landlord's contact details.
      beside={{ email: landlord?.email, phone: landlord?.phone }}
      home={false}
      onSaved={onSaved}
    />
  );
}
