import type { LandlordLineEntry, LandlordView } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { tenantValues } from "@kautia/locales/format";
import { useText } from "../../texts/use-text.ts";
import { dateOfEntry } from "../../parts/timeline/date-of-entry.ts";
import { Timeline } from "../../parts/timeline/Timeline.tsx";

const texts: Record<LandlordLineEntry["event"], { title: TextKey; detail?: TextKey }> = {
  SIGNED: { title: "landlord.event.SIGNED" },
  LANDLORD_ANSWER: { title: "landlord.event.LANDLORD_ANSWER", detail: "landlord.detail.LANDLORD_ANSWER" },
  ACCEPTED: { title: "landlord.event.ACCEPTED" },
  CASH_RETURN: { title: "landlord.event.CASH_RETURN", detail: "landlord.detail.CASH_RETURN" },
  DECLINED: { title: "landlord.event.DECLINED" },
  UNANSWERED: { title: "landlord.event.UNANSWERED" },
  COVER: { title: "landlord.event.COVER" },
  CLAIM_REPORTED: { title: "landlord.event.CLAIM_REPORTED" },
  CLAIM_OBJECTED: { title: "landlord.event.CLAIM_OBJECTED" },
  CLAIM_AGREED: { title: "landlord.event.CLAIM_AGREED" },
  CLAIM_ACCEPTED: { title: "landlord.event.CLAIM_ACCEPTED" },
  CLAIM_REFUSED: { title: "landlord.event.CLAIM_REFUSED" },
  CLAIM_PAYOUT: { title: "landlord.event.CLAIM_PAYOUT", detail: "landlord.detail.CLAIM_PAYOUT" },
  CLAIM_PAID: { title: "landlord.event.CLAIM_PAID" },
  CLAIM_OBJECTION: { title: "landlord.event.CLAIM_OBJECTION" },
  CLAIM_DECISION: { title: "landlord.event.CLAIM_DECISION", detail: "landlord.detail.CLAIM_DECISION" },
  CANCELLATION_REQUESTED: { title: "landlord.event.CANCELLATION_REQUESTED" },
  STAYED: { title: "landlord.event.STAYED" },
  MOVING_OUT_CONFIRMED: { title: "landlord.event.MOVING_OUT_CONFIRMED" },
  RELEASE: { title: "landlord.event.RELEASE", detail: "landlord.detail.RELEASE" },
  END: { title: "landlord.event.END" },
  WITHDRAWN: { title: "landlord.event.WITHDRAWN" },
};

/** The history of the guarantee and its next steps, worded for the landlord. */
export function Line({ view }: { view: LandlordView }) {
  const text = useText();
  const { t } = text;
  const { line } = view;
  const tenants = tenantValues(view, text.language);
  return (
    <Timeline
      items={line.map((entry) => {
        const { title, detail } = textsOf(entry, line);
        const when = dateOfEntry(entry, line, text);
        // The deadline is part of the sentence: after it comes an earlier day, the one on which cover may begin.
        const isOwnTurn = entry.event === "LANDLORD_ANSWER";
        return {
          state: entry.state,
          title: t(title, tenants),
          ...(detail && { detail: t(detail, { date: entry.on === null ? "" : text.date(entry.on) }) }),
          ...(isOwnTurn ? {} : when),
        };
      })}
    />
  );
}

/** Some events have a different text once they have passed, or while the landlord has not answered. */
function textsOf(
  { event, state, on }: LandlordLineEntry,
  line: readonly LandlordLineEntry[],
): { title: TextKey; detail?: TextKey } {
  if (event === "COVER" && state === "done") return { title: "landlord.event.COVER_BEGUN" };
  if (event === "COVER" && line.some((entry) => entry.event === "LANDLORD_ANSWER"))
    return { title: texts[event].title, detail: "landlord.detail.COVER_UNANSWERED" };
  if (event === "LANDLORD_ANSWER" && on === null)
    return { title: texts[event].title, detail: "landlord.detail.LANDLORD_ANSWER_OPEN" };
  if (event === "END" && state === "done") return { title: "landlord.event.ENDED" };
  return texts[event];
}
