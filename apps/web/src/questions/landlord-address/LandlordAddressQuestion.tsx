import { saves } from "@kautia/contract";
import { useState } from "react";
import { AddressQuestion } from "../../address/AddressQuestion.tsx";
import { useApp } from "../../app/app-context.ts";
import { Unfold } from "../../form/Unfold.tsx";
import { useText } from "../../texts/use-text.ts";
import { useLocation } from "../../navigation/use-location.ts";
import type { QuestionProps } from "../question.ts";

export function Question({ record, onSaved }: QuestionProps) {
  const { session, drafts } = useApp();
  const { t } = useText();
  const isNamed = useLocation().query.get("step") === "landlord-address";
  const [isBegun] = useState(() => drafts.get("landlord-address") !== undefined);
  const landlord = record.landlordInfo;
  // The call always requires the landlord's contact details, which the same page has just saved.
  const contact = () => {
    const { email, phone } = session.record.get()?.landlordInfo ?? {};
    return { email, phone };
  };
  return (
    <Unfold label={t("questions.landlord-address.add")} open={isNamed || Boolean(landlord?.address) || isBegun}>
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
    </Unfold>
  );
}
