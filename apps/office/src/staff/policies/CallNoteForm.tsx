import { createLazyRoute } from "@tanstack/react-router";
import { useText } from "../../text/use-text.ts";
import { NoteFields, useNote } from "../work/note.tsx";
import { PolicyForm } from "./PolicyForm.tsx";
import { useBackToPolicy } from "./use-back-to-policy.ts";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/call")({ component: CallNoteForm });

function CallNoteForm() {
  const { t } = useText();
  const { refId } = usePolicy();
  const { to = "TENANT" } = Route.useSearch();
  const goBack = useBackToPolicy();
  const form = useNote({ refId, called: to, onDone: () => goBack(t("staff.notes.saved")) });
  return (
    <PolicyForm title={t("office.noteCall")} form={form} label={t("staff.notes.go")}>
      <NoteFields form={form} />
    </PolicyForm>
  );
}
