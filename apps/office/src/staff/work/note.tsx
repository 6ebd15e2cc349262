import { addStaffNote, calledParties } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { ChipsField } from "../../form/fields.tsx";
import { type CallForm, useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";

const noOne = "NOBODY";
const parties = [noOne, ...calledParties] as const;

interface Note {
  called: (typeof parties)[number];
  note: string;
}

/** A note about a phone call, or of our own. */
export function useNote({ refId, onDone, ...begun }: { refId: string; onDone: () => unknown } & Partial<Note>) {
  const initial: Note = { called: noOne, note: "", ...begun };
  return useCallForm({
    call: addStaffNote,
    initial,
    request: ({ called, note }) => ({ params: { refId }, body: { note, called: called === noOne ? null : called } }),
    onDone,
  });
}

export function NoteFields({ form }: { form: CallForm<Note> }) {
  const { t } = useText();
  const { called } = form.values;
  return (
    <>
      <ChipsField
        {...form.bind("called")}
        label={t("office.noteCall.with")}
        of={parties}
        textOf={(value) => t(`office.noteCall.${value}`)}
      />
      <TextArea
        {...form.bind("note")}
        label={t(called === noOne ? "staff.notes.new" : "office.noteCall.note")}
        help={t("staff.notes.help")}
        rows={5}
      />
    </>
  );
}
