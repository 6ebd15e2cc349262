import { saveCurrentAddress } from "@kautia/contract";
import { AddressQuestion } from "../../form/AddressQuestion.tsx";
import type { QuestionProps } from "../question.ts";

/** For an existing rental this is the insured home too, and is asked for as that. */
export function Question({ record, onSaved }: QuestionProps) {
  const existing = record.existingRent === true;
  return (
    <AddressQuestion
      id="current-address"
      call={saveCurrentAddress}
      title={existing ? "questions.current-address.titleExisting" : "questions.current-address.title"}
      why={existing ? "questions.current-address.whyExisting" : undefined}
      saved={record.userInfo?.address ?? null}
      home
      insured={existing}
      onSaved={onSaved}
    />
  );
}
