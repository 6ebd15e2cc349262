import { addStaffNote, calledParties } from "@kautia/contract";
import { ChoiceList, TextArea } from "@kautia/design-system";
import { createLazyRoute } from "@tanstack/react-router";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";
import { PolicyForm } from "./PolicyForm.tsx";
import { useBackToPolicy } from "./use-back-to-policy.ts";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/call")({ component: CallNoteForm });

const noOne = "NOBODY";
const choices = [...calledParties, noOne] as const;

/** Notes a phone call, or something of our own. */
function CallNoteForm() {
  const { t } = useText();
  const { refId } = usePolicy();
  const { to = "TENANT" } = Route.useSearch();
  const goBack = useBackToPolicy();
  const initial: { called: (typeof choices)[number]; note: string } = { called: to, note: "" };
  const form = useCallForm({
    call: addStaffNote,
    initial,
    request: ({ called, note }) => ({ params: { refId }, body: { note, called: called === noOne ? null : called } }),
    onDone: () => goBack(t("office.noteCall.done")),
  });
  return (
    <PolicyForm title={t("office.noteCall")} form={form} label={t("office.noteCall.save")}>
      <ChoiceList
        label={t("office.noteCall.with")}
        layout="chips"
        options={choices.map((value) => ({ value, label: t(`office.noteCall.${value}`) }))}
        value={form.values.called}
        onChange={(called) => form.set({ called })}
      />
      <TextArea {...form.bind("note")} label={t("office.noteCall.note")} rows={5} />
    </PolicyForm>
  );
}
