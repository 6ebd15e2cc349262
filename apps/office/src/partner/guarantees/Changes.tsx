import {
  type Amendment,
  type AmendmentKind,
  amendmentsFor,
  answerAmendmentAsPartner,
  askAmendmentAsPartner,
  type Guarantee,
  isOpenAmendment,
  takeBackAmendmentAsPartner,
  withdrawalDays,
} from "@kautia/contract";
import { type Text, waitingFor } from "@kautia/locales/format";
import { useChange } from "../../api/queries.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { AmendmentFields } from "../../parts/amendments/AmendmentFields.tsx";
import { AmendmentItem } from "../../parts/amendments/AmendmentItem.tsx";
import { type AmendmentValues, changeOf, isOfficeKind, noAmendment } from "../../parts/amendments/amendment-fields.ts";
import { FormFold } from "../../parts/FormFold.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";

/** Changes of the guarantee: those that somebody asked for, the newest first, and the form that asks for one. */
export function Changes({ guarantee }: { guarantee: Guarantee }) {
  const text = useText();
  const { t } = text;
  const { refId, amendments } = guarantee;
  const { mutateAsync: answer } = useChange(answerAmendmentAsPartner);
  const { mutateAsync: takeBack } = useChange(takeBackAmendmentAsPartner);
  const kinds = amendmentsFor("PARTNER", guarantee).filter(isOfficeKind);
  const [first] = kinds;
  if (amendments.length === 0 && !first) return null;
  return (
    <Panel title={t("office.amendments")}>
      <ul className="amendments">
        {amendments.toReversed().map((amendment) => (
          <AmendmentItem
            key={amendment.id}
            of={amendment}
            onAnswer={(body) => answer({ params: { refId, amendmentId: amendment.id }, body })}
            onTakeBack={() => takeBack({ params: { refId, amendmentId: amendment.id } })}
          >
            <p className="quiet">{sayState(amendment, text)}</p>
            {amendment.mayRefuse && !amendment.mayAgree ? <p>{t("changes.mayObject")}</p> : null}
          </AmendmentItem>
        ))}
      </ul>
      {first ? (
        <FormFold id="new-change" title={t(kinds.length === 1 ? `changes.${first}` : "changes.title")}>
          <AskForm key={amendments.length} guarantee={guarantee} kinds={kinds} first={first} />
        </FormFold>
      ) : null}
    </Panel>
  );
}

/** Who has to agree, or how it was decided. */
function sayState(amendment: Amendment, text: Text): string | null {
  const { state, from, decidedAt, reason } = amendment;
  const { t, date } = text;
  if (isOpenAmendment(state)) return waitingFor(amendment, text);
  if (state === "IN_FORCE") return t("office.amendment.IN_FORCE", { date: date(from ?? "") });
  return [t(`office.amendment.${state}`, { time: date(decidedAt ?? "") }), reason].filter(Boolean).join(" ");
}

interface AskFormProps {
  guarantee: Guarantee;
  kinds: readonly AmendmentValues["kind"][];
  first: AmendmentValues["kind"];
}

/** What applies as soon as it is asked for. */
const isDone = (kind: AmendmentKind) => kind === "LOWER_DEPOSIT" || kind === "LANDLORD_CONTACT";

/** What a landlord can ask for. */
const ofLandlords = ["NEW_LANDLORD", "LANDLORD_CONTACT", "LOWER_DEPOSIT", "START", "HOME", "CO_TENANTS"] as const;

function AskForm({ guarantee, kinds, first }: AskFormProps) {
  const { t } = useText();
  const say = useNotice();
  const initial: AmendmentValues = { kind: first, ...noAmendment, leaves: guarantee.coTenantNames[0] ?? "" };
  const form = useCallForm({
    call: askAmendmentAsPartner,
    initial,
    request: (values) => ({ params: { refId: guarantee.refId }, body: { change: changeOf(values) } }),
    onDone: (_answer, { kind }) => say({ text: t(isDone(kind) ? "changes.done" : "changes.asked") }),
  });
  const { kind: chosen } = form.values;
  const about = ofLandlords.find((kind) => kind === chosen);
  return (
    <CallFormView form={form} label={t(chosen === "LOWER_DEPOSIT" ? "changes.LOWER_DEPOSIT.ask" : "changes.ask")}>
      <AmendmentFields
        form={form}
        kinds={kinds}
        depositAmount={guarantee.depositAmount}
        coTenantNames={guarantee.coTenantNames}
        mustLeave
      />
      {about === undefined ? null : (
        <p className="quiet">
          {t(`changes.${about}.landlord`, { home: guarantee.fullAddress, days: String(withdrawalDays) })}
        </p>
      )}
    </CallFormView>
  );
}
