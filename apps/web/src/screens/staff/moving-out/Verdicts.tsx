import { confirmMovingOut, refuseMovingOut, type StaffMovingOut } from "@kautia/contract";
import { DateField, TextArea } from "@kautia/design-system";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useDateTexts } from "#form/use-date-texts.ts";
import { useForm } from "#form/use-form.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { ChooseAct } from "../ChooseAct.tsx";
import { useConflict } from "../conflict.ts";
import { NoteForm, useNoteHelp, verdictOptions } from "../NoteForm.tsx";

interface VerdictProps {
  proof: StaffMovingOut;
  onDecided: (proof: StaffMovingOut) => void;
}

/** Confirm or refuse. */
export function Verdicts(props: VerdictProps) {
  const { t } = useText();
  const { proof, onDecided } = props;
  const refuse = (
    <NoteForm
      id="staff-refuse-moving-out"
      call={refuseMovingOut}
      params={{ id: proof.id }}
      onSaved={onDecided}
      label="staff.act.reason"
      reason={{ of: "moving-out", language: proof.language }}
      help={useNoteHelp("staff.movingOut.noteHelp", proof)}
      go="staff.movingOut.refuseGo"
    />
  );
  return (
    <ChooseAct
      acts={[
        { name: "confirm", label: t("staff.movingOut.verdict.confirm"), form: <ConfirmForm {...props} /> },
        { name: "refuse", label: t("staff.movingOut.verdict.refuse"), form: refuse },
      ]}
    />
  );
}

function ConfirmForm(props: VerdictProps) {
  const { t } = useText();
  const dateTexts = useDateTexts();
  const form = useForm({
    ...verdictOptions,
    onRefused: useConflict(),
    params: { id: props.proof.id },
    onSaved: props.onDecided,
    id: "staff-confirm-moving-out",
    call: confirmMovingOut,
    initial: { movedOutOn: props.proof.movedOutOn, note: "" },
    labels: { movedOutOn: "staff.movingOut.confirmDay", note: "staff.movingOut.note" },
    words: { movedOutOn: { FIELD_INVALID: "validation.date" } },
    body: ({ movedOutOn, note }) => ({ movedOutOn: movedOutOn === "" ? undefined : movedOutOn, note }),
  });
  return (
    <Form form={form}>
      <p>{t("staff.movingOut.confirmText")}</p>
      <DateField {...form.bind("movedOutOn")} {...dateTexts} pickerText={t("common.openCalendar")} near="past" />
      <TextArea
        {...form.bind("note")}
        help={useNoteHelp("staff.movingOut.noteHelp", props.proof)}
        optionalText={t("common.optional")}
      />
      <FormActions form={form} label={t("staff.movingOut.confirmGo")} />
    </Form>
  );
}
