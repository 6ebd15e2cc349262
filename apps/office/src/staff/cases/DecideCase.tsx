import {
  acceptCase,
  type CallAnswer,
  documentTypes,
  previewCase,
  refuseCase,
  reopenCase,
  requestDocument,
  type StaffCase,
} from "@kautia/contract";
import { Select, TextArea } from "@kautia/design-system";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";
import { ActPanel } from "../work/ActPanel.tsx";
import type { Act } from "../work/ActTabs.tsx";
import { type Drafts, useDrafts, useKeepDraft } from "../work/drafts.ts";
import { MailPreview } from "../work/MailPreview.tsx";
import { NoteForm } from "../work/NoteForm.tsx";
import { useUndo } from "../work/Pending.tsx";
import { ReasonField } from "../work/ReasonField.tsx";

interface DecideProps {
  of: StaffCase;
  act: string | undefined;
  /** Leads to the case that waits next. */
  onNext: () => void;
}

/** What can be done with a case, and the form of what was chosen, with its mail as it will be read. */
export function DecideCase({ of: found, act, onNext }: DecideProps) {
  const { t } = useText();
  const { refId, open, pending, approval, decisions, signed } = found;
  const drafts = useDrafts({ kind: "CASE", id: refId, texts: found.draft });
  const mayDecide = open && pending === null;
  const mayReopen = !open && !signed && approval === null && decisions[0]?.madeBy === "STAFF";
  const decide: Act[] = [
    { name: "accept", label: t("staff.act.accept"), key: "a" },
    { name: "refuse", label: t("staff.act.refuse"), key: "r" },
    { name: "request-document", label: t("staff.act.document"), key: "q" },
  ];
  const acts = [
    ...(mayDecide ? decide : []),
    ...(mayReopen ? [{ name: "reopen", label: t("office.work.reopen") }] : []),
    { name: "note", label: t("staff.notes.new"), key: "n" },
  ];
  const props = { of: found, drafts, onNext };
  return (
    <ActPanel
      acts={acts}
      open={act}
      next={onNext}
      forms={{
        accept: { begins: "button[type=submit]", form: <VerdictForm {...props} act="accept" /> },
        refuse: { begins: "textarea", form: <VerdictForm {...props} act="refuse" /> },
        "request-document": { begins: "select", form: <AskForm {...props} /> },
        reopen: { begins: "textarea", form: <ReopenForm of={found} /> },
        note: { begins: "textarea", form: <NoteForm refId={refId} drafts={drafts} /> },
      }}
    />
  );
}

interface FormProps {
  of: StaffCase;
  drafts: Drafts;
  onNext: () => void;
}

/** After a decision: it can be undone for some seconds, and the next case is shown. */
function useDecided({ refId, answers }: StaffCase, act: "accept" | "refuse" | "request-document", onNext: () => void) {
  const { t } = useText();
  const offerUndo = useUndo("CASE");
  return ({ pending }: CallAnswer<typeof acceptCase>) => {
    const name = answers.userInfo?.lastName ?? "";
    offerUndo(refId, t("office.work.decided", { what: t(`office.work.act.${act}`), name }), pending);
    onNext();
  };
}

function VerdictForm({ of: found, drafts, onNext, act }: FormProps & { act: "accept" | "refuse" }) {
  const { t, languageName } = useText();
  const { refId, decisionId, language } = found;
  const isAccepted = act === "accept";
  const form = useCallForm({
    call: isAccepted ? acceptCase : refuseCase,
    initial: { note: drafts.texts.decision ?? "" },
    request: ({ note }) => ({ params: { refId }, body: { decisionId: decisionId ?? "", note } }),
    onDone: useDecided(found, act, onNext),
  });
  const { note } = form.values;
  useKeepDraft(drafts, "decision", note);
  const field = form.bind("note");
  return (
    <CallFormView
      form={form}
      label={t(isAccepted ? "staff.act.acceptGo" : "staff.act.refuseGo")}
      variant={isAccepted ? "primary" : "ending"}
    >
      {isAccepted ? (
        <TextArea
          {...field}
          label={t("staff.act.noteToTenant")}
          help={t("staff.act.noteHelp", { language: languageName(language) })}
          optionalText={t("common.optional")}
        />
      ) : (
        <ReasonField of="case" language={language} field={field} />
      )}
      <MailPreview call={previewCase} request={{ params: { refId }, body: { act, note } }} />
    </CallFormView>
  );
}

function AskForm({ of: found, drafts, onNext }: FormProps) {
  const { t, languageName } = useText();
  const { refId, decisionId, language } = found;
  const form = useCallForm({
    call: requestDocument,
    initial: { type: "", note: drafts.texts.question ?? "" },
    request: ({ type, note }) => ({
      params: { refId },
      body: { decisionId: decisionId ?? "", type: known(type), note },
    }),
    onDone: useDecided(found, "request-document", onNext),
  });
  const { type, note } = form.values;
  useKeepDraft(drafts, "question", note);
  const document = known(type);
  return (
    <CallFormView form={form} label={t("staff.act.documentGo")}>
      <Select
        {...form.bind("type")}
        label={t("staff.act.documentType")}
        emptyText={t("common.choose")}
        options={documentTypes.map((value) => ({ value, label: t(`documents.${value}`) }))}
      />
      <TextArea
        {...form.bind("note")}
        label={t("staff.act.noteToTenant")}
        help={t("staff.act.noteHelp", { language: languageName(language) })}
        optionalText={t("common.optional")}
      />
      {document ? (
        <MailPreview
          call={previewCase}
          request={{ params: { refId }, body: { act: "request-document", document, note } }}
        />
      ) : null}
    </CallFormView>
  );
}

/** Undefined while nothing is chosen; the call then asks for it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form's own check says that it is missing
const known = (type: string) => documentTypes.find((name) => name === type) as (typeof documentTypes)[number];

function ReopenForm({ of: { refId, decisionId, decisions, language } }: { of: StaffCase }) {
  const { t } = useText();
  const outcome = decisions[0]?.outcome === "REFUSED" ? ("QUOTE" as const) : ("REFUSED" as const);
  const act = outcome === "QUOTE" ? ("accept" as const) : ("refuse" as const);
  const form = useCallForm({
    call: reopenCase,
    initial: { note: "", reason: "" },
    request: (texts) => ({ params: { refId }, body: { decisionId: decisionId ?? "", outcome, ...texts } }),
    said: t("office.fourEyes.asked"),
  });
  return (
    <CallFormView form={form} label={t("office.fourEyes.ask")}>
      <p>{t("office.work.reopenText", { what: t(`office.work.act.${act}`) })}</p>
      <TextArea {...form.bind("reason")} label={t("office.fourEyes.why")} help={t("office.fourEyes.whyHelp")} />
      <ReasonField of="case" language={language} field={form.bind("note")} />
      <MailPreview call={previewCase} request={{ params: { refId }, body: { act, note: form.values.note } }} />
    </CallFormView>
  );
}
