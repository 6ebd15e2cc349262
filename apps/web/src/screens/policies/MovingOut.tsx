import {
  buildUrl,
  documentLifeDays,
  getMovingOutFile,
  getPolicy,
  maxEvidenceFiles,
  type PolicyView,
  proveMovingOut,
  uploadMovingOutFile,
} from "@kautia/contract";
import { Button, DateField, InlineMessage } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { Form } from "../../form/Form.tsx";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { FormActions } from "../../form/FormActions.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useText } from "../../texts/use-text.ts";
import { anchors } from "./todos.ts";
import { Evidence } from "../../parts/uploads/Evidence.tsx";

export interface MovingOutProps {
  policy: PolicyView;
  onPolicy: (policy: PolicyView) => void;
}

/**
 * Lets a tenant who has moved out prove it while the landlord's release is pending, so that no more premiums are due.
 */
export function MovingOut({ policy, onPolicy }: MovingOutProps) {
  const { t, date } = useText();
  const [editing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { movingOut, mayProveMovingOut, status } = policy;
  if (status !== "CANCELLATION_REQUESTED") return null;
  if (movingOut?.confirmedOn && movingOut.premiumUntil)
    return (
      <InlineMessage tone="success" toneLabel={t("common.note")}>
        {t("movingOut.CONFIRMED", {
          date: date(movingOut.decidedAt ?? movingOut.confirmedOn),
          until: date(movingOut.premiumUntil),
        })}
      </InlineMessage>
    );
  if (!mayProveMovingOut) return null;
  const close = (now?: PolicyView) => {
    setEditing(false);
    if (now) onPolicy(now);
    // The pressed button is gone, so move the focus.
    heading.current?.focus();
  };
  const isOpen = movingOut?.state === "PROOF" || movingOut?.state === "OPEN";
  return (
    <section className="k-flow" id={anchors.movingOut(policy.refId)}>
      <h3 ref={heading} tabIndex={-1}>
        {t("movingOut.title")}
      </h3>
      {isOpen ? null : <p>{t("movingOut.lead")}</p>}
      {movingOut?.state === "REFUSED" ? (
        <>
          <p>{t("movingOut.REFUSED")}</p>
          <p className="evidence__words">{movingOut.note}</p>
        </>
      ) : null}
      {isOpen && !editing ? <Proof policy={policy} movingOut={movingOut} onPolicy={onPolicy} /> : null}
      {editing ? (
        <DayForm policy={policy} onClose={close} />
      ) : (
        <p>
          <Button variant={isOpen ? "text" : "secondary"} onClick={() => setEditing(true)}>
            {t(isOpen ? "movingOut.change" : movingOut ? "movingOut.again" : "movingOut.open")}
          </Button>
        </p>
      )}
    </section>
  );
}

interface ProofProps extends MovingOutProps {
  movingOut: NonNullable<PolicyView["movingOut"]>;
}

/** The reported date and the files that prove it. */
function Proof({ policy: { refId }, movingOut: { movedOutOn, state, files }, onPolicy }: ProofProps) {
  const { api } = useApp();
  const { t, date } = useText();
  const params = { refId };

  /** The first stored file moves the proof to review, so reload the policy. */
  async function refresh(): Promise<void> {
    const now = await api.call(getPolicy, { params }, { quiet: true, handledStatuses: "all" });
    if (now.ok) onPolicy(now.answer);
  }

  return (
    <>
      <p>
        <strong>{t("movingOut.said", { date: date(movedOutOn) })}</strong>
      </p>
      <p role="status">{t(state === "OPEN" ? "movingOut.OPEN" : "movingOut.PROOF")}</p>
      <Evidence
        id={`moving-out-files-${refId}`}
        title={t("movingOut.files")}
        files={files}
        addressOf={({ id }) => buildUrl(getMovingOutFile, { refId, fileId: id })}
        adding={{
          call: uploadMovingOutFile,
          params,
          label: t("movingOut.files"),
          help: t("movingOut.filesHelp", { count: maxEvidenceFiles, days: documentLifeDays }),
          onStored: () => void refresh(),
        }}
      />
    </>
  );
}

interface DayFormProps {
  policy: PolicyView;
  onClose: (now?: PolicyView) => void;
}

function DayForm({ policy, onClose }: DayFormProps) {
  const { t } = useText();
  const dateTexts = useDateTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  const form = useAccountForm({
    id: `moved-out-on-${policy.refId}`,
    call: proveMovingOut,
    params: { refId: policy.refId },
    initial: { movedOutOn: policy.movingOut?.movedOutOn ?? "" },
    labels: { movedOutOn: "movingOut.day" },
    words: { movedOutOn: { FIELD_INVALID: "validation.date" } },
    body: ({ movedOutOn }) => ({ movedOutOn: movedOutOn === "" ? undefined : movedOutOn }),
    onSaved: onClose,
  });
  return (
    <div ref={place}>
      <Form form={form}>
        <DateField
          {...form.bind("movedOutOn")}
          {...dateTexts}
          pickerText={t("common.openCalendar")}
          near="past"
          help={t("movingOut.dayHelp")}
        />
        <FormActions form={form} label={t("movingOut.next")}>
          <Button variant="text" onClick={() => onClose()}>
            {t("common.cancel")}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
