import { type Circumstance, countryFacts, liftHold, type StaffPolicy } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { DialogButton } from "../../parts/DialogButton.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Message } from "../../parts/Message.tsx";
import { useText } from "../../text/use-text.ts";
import { AskForm } from "../approvals/AskForm.tsx";
import { AfterDeath } from "./AfterDeath.tsx";

/** Open events in the lives of a contract's people, what they change, and the forms that end them. */
export function Circumstances({ of: policy }: { of: StaffPolicy }) {
  const { t } = useText();
  return policy.circumstances
    .filter(({ endedAt }) => endedAt === null)
    .map((circumstance) => (
      <Message
        key={circumstance.id}
        title={t(`office.circumstance.${circumstance.kind}`)}
        actions={<Ending of={policy} kind={circumstance.kind} />}
      >
        <p>{t(`office.circumstance.means.${circumstance.kind}`, { law: countryFacts[policy.country].deathLaw })}</p>
        <Known of={circumstance} />
      </Message>
    ));
}

function Known({ of: { kind, note, happenedOn, contact, recordedBy, recordedAt } }: { of: Circumstance }) {
  const text = useText();
  const { t, date } = text;
  const isSuspicion = kind === "SUSPICION";
  return (
    <Facts
      facts={[
        { label: t("office.circumstance.on"), value: happenedOn && date(happenedOn) },
        {
          label: isSuspicion ? "" : t(`office.circumstance.contact.${kind}`),
          value: contact && [contact.name, contact.email, contact.address].filter(Boolean).join(", "),
        },
        { label: isSuspicion ? t("office.circumstance.why") : t(`office.event.note.${kind}`), value: note },
        { label: t("office.circumstance.recorded"), value: `${recordedBy}, ${when(text, recordedAt)}` },
      ]}
    />
  );
}

/** The form that ends it. Empty while an approval is open, and for an insolvency, which has no end. */
function Ending({ of: policy, kind }: { of: StaffPolicy; kind: Circumstance["kind"] }) {
  const { t } = useText();
  const isAsked = (asked: string) => policy.approvals.some((approval) => approval.kind === asked);
  if (kind === "SUSPICION")
    return isAsked("lift-hold") ? null : (
      <DialogButton id="lift-hold" label={t("office.hold.lift")} variant="secondary">
        {(close) => (
          <AskForm
            call={liftHold}
            request={(body) => ({ params: { refId: policy.refId }, body })}
            label={t("office.hold.liftReason")}
            onDone={close}
          />
        )}
      </DialogButton>
    );
  if (kind === "DEATH")
    return isAsked("end-after-death") ? null : (
      <DialogButton id="after-death" label={t("office.death.decide")} variant="secondary">
        {(close) => <AfterDeath of={policy} onDone={close} />}
      </DialogButton>
    );
  return null;
}
