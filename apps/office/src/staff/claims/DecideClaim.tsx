import {
  acceptClaim,
  claimOutcomes,
  grantPartOfClaim,
  previewClaim,
  refuseClaim,
  reopenClaim,
  roundToCents,
  type StaffClaim,
} from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { AmountField, ChipsField } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { type CallForm, useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";
import { ActPanel } from "../work/ActPanel.tsx";
import type { Act } from "../work/ActTabs.tsx";
import { type Drafts, useDrafts, useKeepDraft } from "../work/drafts.ts";
import { MailPreview } from "../work/MailPreview.tsx";
import { NoteForm } from "../work/NoteForm.tsx";
import { useUndo } from "../work/Pending.tsx";
import { ReasonField } from "../work/ReasonField.tsx";
import { readAmount } from "./read-amount.ts";

interface DecideProps {
  of: StaffClaim;
  act: string | undefined;
  /** Leads to the claim that waits next. */
  onNext: () => void;
}

/** What can be done with a claim, and the form of what was chosen, with its mails as both sides will read them. */
export function DecideClaim({ of: claim, act, onNext }: DecideProps) {
  const { t } = useText();
  const { state, pending, approval } = claim;
  const drafts = useDrafts({ kind: "CLAIM", id: claim.id, texts: claim.draft });
  const mayDecide = state === "OPEN" && pending === null;
  const mayReopen = (state === "GRANTED" || state === "REFUSED") && approval === null;
  const decide: Act[] = [
    { name: "accept", label: t("staff.claim.verdict.accept"), key: "a" },
    { name: "part", label: t("staff.claim.verdict.part"), key: "p" },
    { name: "refuse", label: t("staff.claim.verdict.refuse"), key: "r" },
  ];
  const acts = [
    ...(mayDecide ? decide : []),
    ...(mayReopen ? [{ name: "reopen", label: t("office.work.reopen") }] : []),
    { name: "note", label: t("staff.notes.new"), key: "n" },
  ];
  const props = { of: claim, drafts, onNext };
  return (
    <ActPanel
      acts={acts}
      open={act}
      next={onNext}
      forms={{
        accept: { begins: "button[type=submit]", form: <WholeForm {...props} outcome="ACCEPTED" /> },
        refuse: { begins: "textarea", form: <WholeForm {...props} outcome="REFUSED" /> },
        part: { begins: "input", form: <PartForm {...props} /> },
        reopen: { begins: "textarea", form: <ReopenForm of={claim} /> },
        note: { begins: "textarea", form: <NoteForm refId={claim.refId} drafts={drafts} /> },
      }}
    />
  );
}

interface FormProps {
  of: StaffClaim;
  drafts: Drafts;
  onNext: () => void;
}

/** After a decision: it can be undone for some seconds, and the next claim is shown. */
function useDecided(onNext: () => void) {
  const { t } = useText();
  const offerUndo = useUndo("CLAIM");
  return ({ id, pending, tenantName }: StaffClaim) => {
    const what = pending ? t(`staff.claim.${pending.verdict.outcome}`) : t("staff.cases.decided");
    offerUndo(id, t("office.work.decided", { what, name: tenantName }), pending);
    onNext();
  };
}

function WholeForm({ of: claim, drafts, onNext, outcome }: FormProps & { outcome: "ACCEPTED" | "REFUSED" }) {
  const { t, languageName, exactMoney } = useText();
  const { id: claimId, language, amount } = claim;
  const isAccepted = outcome === "ACCEPTED";
  const form = useCallForm({
    call: isAccepted ? acceptClaim : refuseClaim,
    initial: { note: drafts.texts.decision ?? "" },
    request: (body) => ({ params: { claimId }, body }),
    onDone: useDecided(onNext),
  });
  const { note } = form.values;
  useKeepDraft(drafts, "decision", note);
  const field = form.bind("note");
  return (
    <CallFormView
      form={form}
      label={t(isAccepted ? "staff.claim.acceptGo" : "staff.claim.refuseGo")}
      variant={isAccepted ? "primary" : "ending"}
    >
      {isAccepted ? (
        <>
          <p>{t("staff.claim.acceptText", { amount: exactMoney(amount) })}</p>
          <TextArea
            {...field}
            label={t("staff.claim.note")}
            help={t("staff.claim.noteHelp", { language: languageName(language) })}
            optionalText={t("common.optional")}
          />
        </>
      ) : (
        <ReasonField of="claim" language={language} field={field} />
      )}
      <MailPreview call={previewClaim} request={{ params: { claimId }, body: { outcome, note } }} />
    </CallFormView>
  );
}

type Typed = Record<string, string>;

/** A field for each item, and the amounts that were typed in them. */
const nameOf = (index: number) => `amount${index}`;
const amountsOf = ({ items }: StaffClaim, typed: Typed) =>
  items.map((_, index) => readAmount(typed[nameOf(index)] ?? ""));

interface AmountsProps {
  of: StaffClaim;
  form: CallForm<Typed>;
}

function Amounts({ of: claim, form }: AmountsProps) {
  const { t, exactMoney } = useText();
  const sum = roundToCents(amountsOf(claim, form.values).reduce((total, amount) => total + (amount ?? 0), 0));
  return (
    <>
      {claim.items.map(({ description, amount }, index) => (
        <AmountField
          {...form.bind(nameOf(index), `amounts.${index}`)}
          key={nameOf(index)}
          label={t("staff.claim.granted", { description })}
          help={t("staff.claim.ofItem", { amount: exactMoney(amount) })}
        />
      ))}
      <p role="status">{t("staff.claim.sum", { sum: exactMoney(sum), amount: exactMoney(claim.amount) })}</p>
    </>
  );
}

const noAmounts = ({ items }: StaffClaim): Typed => Object.fromEntries(items.map((_, index) => [nameOf(index), ""]));

function PartForm({ of: claim, drafts, onNext }: FormProps) {
  const { id: claimId, language } = claim;
  const { t } = useText();
  const initial: Typed = { ...noAmounts(claim), note: drafts.texts.decision ?? "" };
  const form = useCallForm({
    call: grantPartOfClaim,
    initial,
    request: (typed) => ({
      params: { claimId },
      body: { amounts: amountsOf(claim, typed), note: typed["note"] ?? "" },
    }),
    onDone: useDecided(onNext),
  });
  const note = form.values["note"] ?? "";
  useKeepDraft(drafts, "decision", note);
  const amounts = amountsOf(claim, form.values);
  return (
    <CallFormView form={form} label={t("staff.claim.partGo")}>
      <Amounts of={claim} form={form} />
      <ReasonField of="claim" language={language} field={form.bind("note")} />
      {amounts.every((amount) => amount !== undefined) ? (
        <MailPreview
          call={previewClaim}
          request={{ params: { claimId }, body: { outcome: "PARTLY", amounts, note } }}
        />
      ) : null}
    </CallFormView>
  );
}

function ReopenForm({ of: claim }: { of: StaffClaim }) {
  const { t } = useText();
  const { id: claimId, language, decision } = claim;
  const outcomes = claimOutcomes.filter((outcome) => outcome === "PARTLY" || outcome !== decision?.outcome);
  const initial: Typed = { ...noAmounts(claim), outcome: outcomes[0] ?? "PARTLY", note: "", reason: "" };
  const outcomeIn = (typed: Typed) => claimOutcomes.find((outcome) => outcome === typed["outcome"]) ?? "PARTLY";
  const form = useCallForm({
    call: reopenClaim,
    initial,
    request: (typed) => ({
      params: { claimId },
      body: {
        outcome: outcomeIn(typed),
        ...(outcomeIn(typed) === "PARTLY" && { amounts: amountsOf(claim, typed) }),
        note: typed["note"] ?? "",
        reason: typed["reason"] ?? "",
      },
    }),
    said: t("office.fourEyes.asked"),
  });
  const outcome = outcomeIn(form.values);
  return (
    <CallFormView form={form} label={t("office.fourEyes.ask")}>
      <ChipsField
        {...form.bind("outcome")}
        label={t("office.work.reopenOutcome")}
        of={outcomes}
        textOf={(value) => t(`staff.claim.${value}`)}
        value={outcome}
      />
      {outcome === "PARTLY" ? <Amounts of={claim} form={form} /> : null}
      <TextArea {...form.bind("reason")} label={t("office.fourEyes.why")} help={t("office.fourEyes.whyHelp")} />
      <ReasonField of="claim" language={language} field={form.bind("note")} />
    </CallFormView>
  );
}
