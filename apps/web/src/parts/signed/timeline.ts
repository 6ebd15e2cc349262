import { dateOfTimestamp, type LandlordView, type PolicyStatus, type TenantRecord } from "@kautia/contract";
import type { TimelineItem } from "@kautia/design-system";
import { localDay, type Text } from "@kautia/locales/format";

/** The stage that the tenant sees for each policy status. */
const stages: Record<PolicyStatus, "waiting" | "accepted" | "covered" | "declined" | "over"> = {
  SIGNED: "waiting",
  ACCEPTED: "accepted",
  ACTIVE: "covered",
  PAST_DUE: "covered",
  CANCELLATION_REQUESTED: "covered",
  DECLINED: "declined",
  ENDED: "over",
  WITHDRAWN: "over",
};

/** Whether the contract has ended after it was accepted, or was withdrawn. */
export function isOver({ status }: LandlordView): boolean {
  return stages[status] === "over";
}

/** Whether the landlord has not answered yet, as far as is known. */
export function isWaiting(view: LandlordView | null): boolean {
  return stages[view?.status ?? "SIGNED"] === "waiting";
}

/**
 * The steps from signing to cover, with dates where known. Without `view` the landlord is shown as not having answered
 * yet.
 */
export function timelineOf(record: TenantRecord, view: LandlordView | null, text: Text): TimelineItem[] {
  const { t } = text;
  const unanswered = view?.line.find(({ event }) => event === "UNANSWERED");
  const stage = stages[view?.status ?? "SIGNED"];
  const signed = dated(view?.signedAt, text);
  const answered = dated(view?.answeredAt, text);
  const items: TimelineItem[] = [
    {
      ...signed,
      state: "done",
      title: t((record.coTenants ?? []).length > 0 ? "coSigning.allSigned" : "payment.timelineSigned"),
    },
    { ...signed, state: "done", title: t("payment.timelineInvited"), detail: t("payment.timelineInvitedDetail") },
  ];
  if (unanswered)
    return [
      ...items,
      {
        ...dated(unanswered.on, text),
        state: "problem",
        title: t("payment.timelineUnanswered"),
        detail: t("payment.timelineUnansweredDetail"),
      },
    ];
  if (stage === "over") return [...items, { state: "problem", title: t("payment.timelineEnded") }];
  if (stage === "declined")
    return [
      ...items,
      {
        ...answered,
        state: "problem",
        title: t("payment.timelineDeclined"),
        detail: t("payment.timelineDeclinedDetail"),
      },
    ];
  if (stage === "waiting")
    items.push({ state: "current", title: t("payment.timelineWaiting"), detail: t("payment.timelineWaitingDetail") });
  else items.push({ ...answered, state: "done", title: t("payment.timelineAccepted") });
  return [...items, coverItem(record, view, stage, text)];
}

function coverItem(record: TenantRecord, view: LandlordView | null, stage: string, text: Text): TimelineItem {
  const { t, money } = text;
  const price = record.premiumAmount === null ? "" : money(record.premiumAmount);
  const when = dated(
    view?.coverStart ?? view?.insuranceStart ?? (record.insuranceStart && dateOfTimestamp(record.insuranceStart)),
    text,
  );
  if (stage === "covered") return { ...when, state: "done", title: t("payment.timelineActive") };
  return {
    ...when,
    state: stage === "accepted" ? "current" : "upcoming",
    title: t("payment.timelineCover"),
    detail: t(stage === "accepted" ? "payment.timelineCoverFixed" : "payment.timelineCoverDetail", { price }),
  };
}

function dated(instant: string | null | undefined, { date, country }: Text): Pick<TimelineItem, "date" | "dateTime"> {
  if (!instant) return {};
  const day = localDay(instant, country());
  return { date: date(day), dateTime: day };
}
