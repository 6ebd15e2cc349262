import { addStaffNote, calledParties } from "@kautia/contract";
import { ChoiceList, TextArea } from "@kautia/design-system";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";
import { type Drafts, useKeepDraft } from "./drafts.ts";

const noOne = "NOBODY";

/** A note of one's own, or about a phone call. */
export function NoteForm({ refId, drafts }: { refId: string; drafts: Drafts }) {
  const { t } = useText();
  const say = useNotice();
  const initial: { called: (typeof calledParties)[number] | typeof noOne; note: string } = {
    called: noOne,
    note: drafts.texts.note ?? "",
  };
  const form = useCallForm({
    call: addStaffNote,
    initial,
    request: ({ called, note }) => ({ params: { refId }, body: { note, called: called === noOne ? null : called } }),
    onDone: () => {
      form.set({ note: "" });
      say({ text: t("staff.notes.saved") });
    },
  });
  useKeepDraft(drafts, "note", form.values.note);
  return (
    <CallFormView form={form} label={t("staff.notes.go")} variant="secondary">
      <ChoiceList
        id={`${form.bind("note").id}-called`}
        name="called"
        label={t("office.work.called")}
        layout="chips"
        options={([noOne, ...calledParties] as const).map((value) => ({
          value,
          label: t(`office.work.called.${value}`),
        }))}
        value={form.values.called}
        onChange={(called) => form.set({ called })}
      />
      <TextArea {...form.bind("note")} label={t("staff.notes.new")} help={t("staff.notes.help")} />
    </CallFormView>
  );
}
