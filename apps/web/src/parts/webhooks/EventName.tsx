import type { PartnerEventType } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { useText } from "../../shell/i18n/use-text.ts";
import "./webhooks.css";

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
      <span>{t(eventTexts[type])}</span>
      <code className="quiet webhook-event" lang="en" translate="no">
        {type}
      </code>
    </>
  );
}

/** The events that a webhook gets. */
export function EventNames({ events }: { events: readonly PartnerEventType[] }) {
  const { t } = useText();
  if (events.length === 0) return <span>{t("manager.webhooks.allEvents")}</span>;
  return (
    <ul className="webhook-events">
      {events.map((type) => (
        <li key={type}>
          <EventName type={type} />
        </li>
      ))}
    </ul>
  );
}
