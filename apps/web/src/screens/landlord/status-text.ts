import type { LandlordView } from "@kautia/contract";
import { type Text, tenantValues } from "@kautia/locales/format";
import { stageOf } from "./stage.ts";

/** Where the guarantee stands, in sentences, below the heading that names it. */
export function statusText(view: LandlordView, { t, date, language }: Text, claimDays: number): string {
  const stage = stageOf(view);
  const day = (instant: string | null | undefined) => (instant ? date(instant) : "–");
  const cash = view.line.find(({ event, state }) => event === "CASH_RETURN" && state !== "done")?.on;
  const withdrawn = view.line.find(({ event }) => event === "WITHDRAWN")?.on;
  const values = {
    answered: day(view.answeredAt),
    ...tenantValues(view, language),
    start: day(view.coverStart ?? view.insuranceStart),
    cash: day(cash),
    withdrawn: day(withdrawn),
  };
  const isRunning = stage === "ACCEPTED" || stage === "ACTIVE" || stage === "PAST_DUE";
  if (stage === "ACCEPTED" && view.certificateOriginal?.postedOn === null)
    return t("landlord.status.original.text", values);
  if (view.asksForAccount && isRunning) return t("landlord.status.account.text", values);
  if (cash && isRunning) return t("landlord.status.cash.text", values);
  if (stage === "CANCELLATION_REQUESTED" && view.movedOutOn) {
    const movedOut = t("movingOut.landlord", { ...values, date: date(view.movedOutOn) });
    return `${movedOut} ${t("landlord.detail.RELEASE")}`;
  }
  const sentence = t(`landlord.status.${stage}.text`, values);
  return stage === "WITHDRAWN" && view.coverStart
    ? `${sentence} ${t("leaving.withdrawalForLandlord", { claimDays })}`
    : sentence;
}
