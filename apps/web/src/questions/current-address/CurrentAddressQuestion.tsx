import { saves } from "@kautia/contract";
import { AddressQuestion } from "../../address/AddressQuestion.tsx";
import type { QuestionProps } from "../question.ts";

/** For an existing rental this is also the insured home, so the question has other texts. */
export function Question({ record, onSaved }: QuestionProps) {
  const existing = record.existingRent === true;
  return (
    <AddressQuestion
      key={String(existing)}
      id="current-address"
      call={saves["current-address"]}
      title={existing ? "questions.current-address.titleExisting" : "questions.current-address.title"}
      why={existing ? "questions.current-address.whyExisting" : "questions.current-address.why"}
      saved={record.userInfo?.address ?? null}
      home
      own
      insured={existing}
      unfolds={!existing}
      onSaved={onSaved}
    />
  );
}
