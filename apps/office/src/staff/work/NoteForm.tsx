import { CallFormView } from "../../form/CallFormView.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";
import { type Drafts, useKeepDraft } from "./drafts.ts";
import { NoteFields, useNote } from "./note.tsx";

export function NoteForm({ refId, drafts }: { refId: string; drafts: Drafts }) {
  const { t } = useText();
  const say = useNotice();
  const form = useNote({
    refId,
    note: drafts.texts.note ?? "",
    onDone: () => {
      form.set({ note: "" });
      say({ text: t("staff.notes.saved") });
    },
  });
  useKeepDraft(drafts, "note", form.values.note);
  return (
    <CallFormView form={form} label={t("staff.notes.go")} variant="secondary">
      <NoteFields form={form} />
    </CallFormView>
  );
}
