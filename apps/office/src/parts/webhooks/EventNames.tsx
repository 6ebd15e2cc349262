import type { PartnerEventType } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { useText } from "../../text/use-text.ts";

const eventTexts: Record<PartnerEventType, TextKey> = {
  "invitation.accepted": "manager.event.invitationAccepted",
  "application.decided": "manager.event.applicationDecided",
  "guarantee.signed": "manager.event.guaranteeSigned",
  "guarantee.accepted": "manager.event.guaranteeAccepted",
  "guarantee.declined": "manager.event.guaranteeDeclined",
  "guarantee.active": "manager.event.guaranteeActive",
  "guarantee.past_due": "manager.event.guaranteePastDue",
  "guarantee.cancellation_requested": "manager.event.guaranteeCancellationRequested",
  "guarantee.released": "manager.event.guaranteeReleased",
  "guarantee.ended": "manager.event.guaranteeEnded",
  "claim.changed": "manager.event.claimChanged",
};

/** An event in words, with its name in the API. */
export function EventName({ type }: { type: PartnerEventType }) {
  const { t } = useText();
  return (
    <>
      {`${t(eventTexts[type])} `}
      <code className="quiet" lang="en" translate="no">
        {type}
      </code>
    </>
  );
}

/** How many events a webhook gets, and which. */
export function EventNames({ events }: { events: readonly PartnerEventType[] }) {
  const { t } = useText();
  if (events.length === 0) return t("manager.webhooks.allEvents");
  return events.map((type) => t(eventTexts[type])).join(", ");
}
