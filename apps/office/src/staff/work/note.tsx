import { addStaffNote, calledParties } from "@kautia/contract";
import { ChoiceList, TextArea } from "@kautia/design-system";
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
  const note = form.bind("note");
  return (
    <>
      <ChoiceList
        id={`${note.id}-called`}
        name="called"
        label={t("office.noteCall.with")}
        layout="chips"
        options={parties.map((value) => ({ value, label: t(`office.noteCall.${value}`) }))}
        value={called}
        onChange={(chosen) => form.set({ called: chosen })}
      />
      <TextArea
        {...note}
        label={t(called === noOne ? "staff.notes.new" : "office.noteCall.note")}
        help={t("staff.notes.help")}
        rows={5}
      />
    </>
  );
}
