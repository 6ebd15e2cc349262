import {
  amendmentsFor,
  answerAmendmentAsStaff,
  type EvidenceFile,
  type StaffAmendment,
  type StaffPolicy,
  takeBackAmendmentAsStaff,
} from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { type Text, when } from "@kautia/locales/format";
import { useChange } from "../../api/queries.ts";
import { AmendmentItem } from "../../parts/amendments/AmendmentItem.tsx";
import { isOfficeKind } from "../../parts/amendments/amendment-fields.ts";
import { Panel } from "../../parts/Panel.tsx";
import { useOpened } from "../../shell/use-opened.ts";
import { TextLink } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { OpenFile } from "../work/Evidence.tsx";

/** The changes of a contract that somebody asked for, the newest first, and the way to ask for one. */
export function Amendments({ of: policy }: { of: StaffPolicy }) {
  const text = useText().in(policy.country);
  const { t } = text;
  const { refId, contractNumber: id, amendments } = policy;
  const { mutateAsync: answer } = useChange(answerAmendmentAsStaff);
  const { mutateAsync: takeBack } = useChange(takeBackAmendmentAsStaff);
  const mayAsk = amendmentsFor("STAFF", policy).some(isOfficeKind);
  if (amendments.length === 0 && !mayAsk) return null;
  return (
    <Panel
      title={t("office.amendments")}
      actions={
        mayAsk ? (
          <TextLink to="/staff/policies/$id/change" params={{ id }}>
            {t("office.amendment.ask")}
          </TextLink>
        ) : null
      }
    >
      {amendments.length === 0 ? <p className="quiet">{t("office.amendments.none")}</p> : null}
      <ul className="amendments">
        {amendments.toReversed().map((amendment) => (
          <AmendmentItem
            key={amendment.id}
            of={amendment}
            onAnswer={(body) => answer({ params: { refId, amendmentId: amendment.id }, body })}
            onTakeBack={() => takeBack({ params: { refId, amendmentId: amendment.id } })}
          >
            <p className="quiet">{sayAsked(amendment, text)}</p>
            {amendment.assessment ? <p>{sayAssessment(amendment.assessment, text)}</p> : null}
            <p>{sayState(amendment, text)}</p>
            {amendment.proof ? <Proof of={amendment.proof} /> : null}
          </AmendmentItem>
        ))}
      </ul>
    </Panel>
  );
}

/** The file that the tenant brought, opened in place. */
function Proof({ of: file }: { of: EvidenceFile }) {
  const { t } = useText();
  const { opened, toggle } = useOpened("show");
  const { id, fileName, checked } = file;
  const isOpen = opened === id;
  if (!checked) return <p className="quiet">{t("staff.document.WAITING")}</p>;
  return (
    <>
      <Button variant="text" aria-expanded={isOpen} onClick={() => toggle(id)}>
        {isOpen ? t("common.close") : `${t("office.amendment.proof")}: ${fileName}`}
      </Button>
      {isOpen ? <OpenFile of={{ ...file, what: t("office.amendment.proof"), state: "CLEAN" }} /> : null}
    </>
  );
}

function sayAsked({ askedBy, askedAt, by }: StaffAmendment, text: Text): string {
  return text.t(`office.amendment.askedBy.${askedBy}`, { time: when(text, askedAt), name: by ?? "" });
}

/** What the risk check weighed, and what it leaves to a person. */
function sayAssessment(
  { outcome, needsProof, coldRentAmount, grossIncome }: NonNullable<StaffAmendment["assessment"]>,
  { t, money }: Text,
): string {
  const weighed = t("office.amendment.rent", { rent: money(coldRentAmount), income: money(grossIncome) });
  return `${weighed} ${t(`office.amendment.outcome.${needsProof ? "PROOF" : outcome}`)}`;
}

/** Who has to agree, or how it was decided. */
function sayState({ state, waitsFor, until, from, decidedAt, reason }: StaffAmendment, text: Text): string {
  const { t, date } = text;
  const waiting = waitsFor.map((party) => t(`office.amendment.party.${party}`)).join(", ");
  if (state === "ASKED") return t("office.amendment.waits", { who: waiting, date: date(until ?? "") });
  if (state === "AGREED" || state === "IN_FORCE") return t(`office.amendment.${state}`, { date: date(from ?? "") });
  const decided = t(`office.amendment.${state}`, { time: when(text, decidedAt ?? "") });
  return reason === null ? decided : `${decided} ${reason}`;
}
