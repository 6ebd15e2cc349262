import { acceptClaim, grantPartOfClaim, refuseClaim, roundToCents, type StaffClaim } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { AmountField } from "#form/AmountField.tsx";
import type { TextKey } from "@kautia/locales";
import { amountOf } from "#form/amount.ts";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useForm } from "#form/use-form.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { ChooseAct } from "../ChooseAct.tsx";
import { useConflict } from "../conflict.ts";
import { NoteForm, useNoteHelp, verdictOptions } from "../NoteForm.tsx";
import { amountWords } from "#form/field-words.ts";

interface VerdictProps {
  claim: StaffClaim;
  onDecided: (claim: StaffClaim) => void;
}

/** Accept, accept in part, or refuse. */
export function Verdicts(props: VerdictProps) {
  const { t, exactMoney } = useText();
  const { claim, onDecided } = props;
  const shared = {
    params: { claimId: claim.id },
    onSaved: onDecided,
    help: useNoteHelp("staff.claim.noteHelp", claim),
  };
  const accept = (
    <NoteForm
      {...shared}
      id="staff-accept-claim"
      call={acceptClaim}
      label="staff.claim.note"
      optional
      go="staff.claim.acceptGo"
    >
      <p>{t("staff.claim.acceptText", { amount: exactMoney(claim.amount) })}</p>
    </NoteForm>
  );
  const refuse = (
    <NoteForm
      {...shared}
      id="staff-refuse-claim"
      call={refuseClaim}
      label="staff.act.reason"
      reason={{ of: "claim", language: claim.language }}
      go="staff.claim.refuseGo"
    />
  );
  return (
    <ChooseAct
      acts={[
        { name: "accept", label: t("staff.claim.verdict.accept"), form: accept },
        { name: "part", label: t("staff.claim.verdict.part"), form: <PartForm {...props} /> },
        { name: "refuse", label: t("staff.claim.verdict.refuse"), form: refuse },
      ]}
    />
  );
}

function PartForm(props: VerdictProps) {
  const { t, exactMoney } = useText();
  const { items } = props.claim;
  const names = items.map((_, index) => `amounts.${index}`);
  const initial: Record<string, string> = { ...Object.fromEntries(names.map((name) => [name, ""])), note: "" };
  const labels: Record<string, TextKey | { text: string }> = {
    ...Object.fromEntries(
      items.map(({ description }, index) => [names[index], { text: t("staff.claim.granted", { description }) }]),
    ),
    note: "staff.act.reason",
  };
  const sumOf = (typed: Record<string, string>) =>
    roundToCents(names.reduce((total, name) => total + (amountOf(typed[name] ?? "") || 0), 0));
  const isWhole = (typed: Record<string, string>) => sumOf(typed) === props.claim.amount;
  const isNothing = (typed: Record<string, string>) => names.every((name) => amountOf(typed[name] ?? "") === 0);
  const form = useForm({
    ...verdictOptions,
    onRefused: useConflict(),
    params: { claimId: props.claim.id },
    onSaved: props.onDecided,
    id: "staff-part-of-claim",
    call: grantPartOfClaim,
    initial,
    labels,
    words(typed) {
      const invalid = isWhole(typed)
        ? "staff.claim.partWhole"
        : isNothing(typed)
          ? "staff.claim.partNothing"
          : "validation.amount";
      return Object.fromEntries(names.map((name) => [name, { ...amountWords, FIELD_INVALID: invalid }]));
    },
    body: (typed) => ({ amounts: names.map((name) => amountOf(typed[name] ?? "")), note: typed["note"] }),
    check(typed) {
      const over = items.flatMap(({ amount }, index) =>
        (amountOf(typed[`amounts.${index}`] ?? "") ?? 0) > amount
          ? [{ path: `amounts.${index}`, errorCode: "MAXIMUM" as const, params: { max: amount } }]
          : [],
      );
      if (over.length > 0 || !(isWhole(typed) || isNothing(typed))) return over;
      return [{ path: "amounts.0", errorCode: "FIELD_INVALID", params: {} }];
    },
  });
  return (
    <Form form={form}>
      {items.map(({ amount }, index) => (
        <AmountField
          key={names[index]}
          {...form.bind(names[index] ?? "")}
          width="medium"
          help={t("staff.claim.ofItem", { amount: exactMoney(amount) })}
        />
      ))}
      <p role="status">
        {t("staff.claim.sum", { sum: exactMoney(sumOf(form.values)), amount: exactMoney(props.claim.amount) })}
      </p>
      <TextArea {...form.bind("note")} help={useNoteHelp("staff.claim.noteHelp", props.claim)} />
      <FormActions form={form} label={t("staff.claim.partGo")} />
    </Form>
  );
}
