import type { PartnerEventType } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { useText } from "../../text/use-text.ts";

const eventTexts: Record<PartnerEventType, TextKey> = {
  "invitation.accepted": "partners.event.invitationAccepted",
  "application.decided": "partners.event.applicationDecided",
  "guarantee.signed": "partners.event.guaranteeSigned",
  "guarantee.accepted": "partners.event.guaranteeAccepted",
  "guarantee.declined": "partners.event.guaranteeDeclined",
  "guarantee.active": "partners.event.guaranteeActive",
  "guarantee.past_due": "partners.event.guaranteePastDue",
  "guarantee.cancellation_requested": "partners.event.guaranteeCancellationRequested",
  "guarantee.released": "partners.event.guaranteeReleased",
  "guarantee.ended": "partners.event.guaranteeEnded",
  "guarantee.amended": "partners.event.guaranteeAmended",
  "amendment.changed": "partners.event.amendmentChanged",
  "claim.changed": "partners.event.claimChanged",
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
  if (events.length === 0) return t("partners.webhooks.allEvents");
  return events.map((type) => t(eventTexts[type])).join(", ");
}
