import { confirmMovingOut, getMovingOut, listMovingOuts, refuseMovingOut, type StaffMovingOut } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { useQuery } from "@tanstack/react-query";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { DayField } from "../../form/fields.tsx";
import { queryOf, useLoaded } from "../../api/queries.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { movingOutAt } from "../places.tsx";
import { ContractPanel } from "../work/ContractPanel.tsx";
import { Status } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { ActPanel } from "../work/ActPanel.tsx";
import type { Act } from "../work/ActTabs.tsx";
import { Assignment } from "../work/Assignment.tsx";
import { type Drafts, useDrafts, useKeepDraft } from "../work/drafts.ts";
import { Evidence, fileOf } from "../work/Evidence.tsx";
import { NoteForm } from "../work/NoteForm.tsx";
import { Queue } from "../work/Queue.tsx";
import { ReasonField } from "../work/ReasonField.tsx";
import { WorkPage } from "../work/WorkPage.tsx";

export const Route = createLazyRoute("/staff/moving-outs/$id")({ component: MovingOutPage });

/** A proof of moving out that a person confirms or refuses. */
function MovingOutPage() {
  const text = useText();
  const { t, shortDate } = text;
  const navigate = useNavigate();
  const { act } = Route.useSearch();
  const proof = useLoaded(getMovingOut, { params: Route.useParams() });
  const { id, state, next, contractNumber, files } = proof;
  const drafts = useDrafts({ kind: "MOVING_OUT", id, texts: proof.draft });
  const isOpen = state === "OPEN";
  const goOn = () => void navigate(next ? movingOutAt(next) : { to: "/staff/moving-outs" });
  const acts: Act[] = [
    ...(isOpen
      ? [
          { name: "confirm", label: t("staff.movingOut.verdict.confirm"), key: "a" },
          { name: "refuse", label: t("staff.movingOut.verdict.refuse"), key: "r" },
        ]
      : []),
    { name: "note", label: t("staff.notes.new"), key: "n" },
  ];
  const day = (value: string | null) => value && shortDate(value);
  const props = { of: proof, drafts, onNext: goOn };
  return (
    <WorkPage
      title={t("staff.movingOut.title", { number: contractNumber })}
      beside={<Status tone={isOpen ? "caution" : "neutral"}>{t(`staff.movingOut.${state}`)}</Status>}
      back={<BackLink to="/staff/moving-outs">{t("staff.area.moving-outs")}</BackLink>}
      queue={<MovingOutQueue />}
      side={
        <>
          <Assignment kind="MOVING_OUT" id={id} assignee={proof.assignee} dueAt={proof.dueAt} isOpen={isOpen} />
          <ActPanel
            key={id}
            acts={acts}
            open={act}
            next={goOn}
            forms={{
              confirm: { begins: "input", form: <ConfirmForm {...props} /> },
              refuse: { begins: "textarea", form: <RefuseForm {...props} /> },
              note: { begins: "textarea", form: <NoteForm refId={proof.refId} drafts={drafts} /> },
            }}
          />
        </>
      }
    >
      <Panel title={t("staff.movingOut.day")}>
        <Facts
          facts={[
            { label: t("staff.movingOut.byTenant"), value: day(proof.movedOutOn) },
            { label: t("staff.movingOut.confirmedOn"), value: day(proof.confirmedOn) },
            { label: t("staff.movingOut.premiumUntil"), value: day(proof.premiumUntil) },
            { label: t("staff.movingOut.cancelledOn"), value: day(proof.cancelledOn) },
            { label: t("staff.movingOut.coverStart"), value: day(proof.coverStart) },
            { label: t("staff.act.reason"), value: proof.note },
          ]}
        />
      </Panel>
      <Evidence title={t("staff.movingOut.proof")} files={files.map((file) => fileOf(file, text))} />
      <ContractPanel of={proof} />
    </WorkPage>
  );
}

interface FormProps {
  of: StaffMovingOut;
  drafts: Drafts;
  onNext: () => void;
}

function ConfirmForm({ of: { id, movedOutOn, language }, drafts, onNext }: FormProps) {
  const { t, languageName } = useText();
  const form = useCallForm({
    call: confirmMovingOut,
    initial: { movedOutOn, note: drafts.texts.decision ?? "" },
    request: (body) => ({ params: { id }, body }),
    said: t("staff.movingOut.done"),
    onDone: onNext,
  });
  useKeepDraft(drafts, "decision", form.values.note);
  return (
    <CallFormView form={form} label={t("staff.movingOut.confirmGo")}>
      <p>{t("staff.movingOut.confirmText")}</p>
      <DayField {...form.bind("movedOutOn")} label={t("staff.movingOut.confirmDay")} />
      <TextArea
        {...form.bind("note")}
        label={t("staff.movingOut.note")}
        help={t("staff.movingOut.noteHelp", { language: languageName(language) })}
        optionalText={t("common.optional")}
      />
    </CallFormView>
  );
}

function RefuseForm({ of: { id, language }, drafts, onNext }: FormProps) {
  const { t } = useText();
  const form = useCallForm({
    call: refuseMovingOut,
    initial: { note: drafts.texts.decision ?? "" },
    request: (body) => ({ params: { id }, body }),
    said: t("staff.movingOut.done"),
    onDone: onNext,
  });
  useKeepDraft(drafts, "decision", form.values.note);
  return (
    <CallFormView form={form} label={t("staff.movingOut.refuseGo")} variant="ending">
      <ReasonField of="moving-out" language={language} field={form.bind("note")} />
    </CallFormView>
  );
}

/** The proofs that wait for us, in the order of the list. */
function MovingOutQueue() {
  const { shortDate } = useText();
  const { data } = useQuery(queryOf(listMovingOuts, { query: {} }));
  const waiting = (data?.rows ?? []).filter(({ state }) => state === "OPEN");
  return (
    <Queue
      items={waiting.map(({ id, tenantName, movedOutOn, dueAt }) => ({
        id,
        title: tenantName,
        detail: shortDate(movedOutOn),
        dueAt,
        to: movingOutAt(id),
      }))}
    />
  );
}
