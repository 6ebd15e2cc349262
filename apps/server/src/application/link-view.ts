import { answersInRecord, dateOfTimestamp, landlordName, type LinkView } from "@kautia/contract";
import type { Application } from "./application.ts";

type Shown = Pick<Application, "country" | "answers" | "invited">;

/** What a link is about; `refId` is null if opening it begins a new application. */
export function toLinkView({ country, answers, invited }: Shown, refId: string | null): LinkView {
  const { landlordInfo, address, rentDepositAmount, insuranceStart, insuranceEnd } = answersInRecord(answers);
  return {
    refId,
    invited,
    inviterName: invited ? landlordName(landlordInfo ?? {}) : null,
    country,
    fullAddress: address?.fullAddress ?? null,
    rentDepositAmount,
    insuranceStart: insuranceStart && dateOfTimestamp(insuranceStart),
    insuranceEnd: insuranceEnd && dateOfTimestamp(insuranceEnd),
  };
}
