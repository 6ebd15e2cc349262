import { confirmMovingOut, refuseMovingOut, type StaffMovingOut } from "@kautia/contract";
import { DateField, TextArea } from "@kautia/design-system";
import { Form } from "../../../form/Form.tsx";
import { FormActions } from "../../../form/FormActions.tsx";
import { useDateTexts } from "../../../form/use-date-texts.ts";
import { useForm } from "../../../form/use-form.ts";
import { useText } from "../../../i18n/use-text.ts";
import { ChooseAct } from "../ChooseAct.tsx";

interface VerdictProps {
  proof: StaffMovingOut;
  onDecided: (proof: StaffMovingOut) => void;
}

/** Confirm or refuse. */
export function Verdicts(props: VerdictProps) {
  const { t } = useText();
  return (
    <ChooseAct
      acts={[
        { name: "confirm", label: t("staff.movingOut.verdict.confirm"), form: <ConfirmForm {...props} /> },
        { name: "refuse", label: t("staff.movingOut.verdict.refuse"), form: <RefuseForm {...props} /> },
      ]}
    />
  );
}

/** Options shared by both forms; `secret` means that no draft is kept. */
function commonOptions({ proof: { id }, onDecided }: VerdictProps) {
  return { secret: true, params: { id }, handBack: [401, 404], onSaved: onDecided };
}

function ConfirmForm(props: VerdictProps) {
  const { t } = useText();
  const dateTexts = useDateTexts();
  const form = useForm({
    ...commonOptions(props),
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
      <DateField {...form.bind("movedOutOn")} {...dateTexts} pickerText={t("common.openCalendar")} />
      <TextArea {...form.bind("note")} help={useNoteHelp(props)} optionalText={t("common.optional")} />
      <FormActions form={form} label={t("staff.movingOut.confirmGo")} />
    </Form>
  );
}

function RefuseForm(props: VerdictProps) {
  const { t } = useText();
  const form = useForm({
    ...commonOptions(props),
    id: "staff-refuse-moving-out",
    call: refuseMovingOut,
    initial: { note: "" },
    labels: { note: "staff.act.reason" },
    body: ({ note }) => ({ note }),
  });
  return (
    <Form form={form}>
      <TextArea {...form.bind("note")} help={useNoteHelp(props)} />
      <FormActions form={form} label={t("staff.movingOut.refuseGo")} />
    </Form>
  );
}

/** Help text that says who reads the note and in which language. */
function useNoteHelp({ proof: { language } }: VerdictProps): string {
  const { t, languageName } = useText();
  return t("staff.movingOut.noteHelp", { language: languageName(language) });
}
