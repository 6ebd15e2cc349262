import { addStaffNote, listStaffNotes } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { verdictOptions } from "./NoteForm.tsx";
import { PagedTable } from "./PagedTable.tsx";
import { handledByPage } from "../../parts/tables/use-table.ts";

/** The desk's notes on an application and its policy. Notes cannot be changed; a correction is another note. */
export function Notes({ refId, onSessionEnded }: { refId: string; onSessionEnded: () => void }) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const [saved, setSaved] = useState(0);
  const form = useForm({
    ...verdictOptions,
    id: "staff-note",
    call: addStaffNote,
    once: true,
    params: { refId },
    initial: { note: "" },
    labels: { note: "staff.notes.new" },
    body: ({ note }) => ({ note }),
    onSaved: () => {
      form.change({ note: "" });
      setSaved((count) => count + 1);
    },
  });
  return (
    <section className="k-flow">
      <h2>{t("staff.tab.notes")}</h2>
      <Form form={form}>
        <TextArea {...form.bind("note")} help={t("staff.notes.help")} />
        <FormActions form={form} label={t("staff.notes.go")} />
      </Form>
      <p role="status" className="quiet">
        {saved > 0 ? t("staff.notes.saved") : ""}
      </p>
      <PagedTable
        key={saved}
        caption={t("staff.tab.notes")}
        empty={t("staff.notes.none")}
        load={(page) => api.call(listStaffNotes, { params: { refId }, query: { page } }, handledByPage)}
        onSessionEnded={onSessionEnded}
        rowKey={({ id }) => id}
        columns={[
          { key: "when", label: t("staff.col.when"), renderCell: ({ at }) => when(text, at) },
          { key: "by", label: t("staff.col.by"), renderCell: ({ by }) => by },
          {
            key: "note",
            label: t("staff.col.note"),
            renderCell: ({ note }) => <p className="staff-lines">{note}</p>,
          },
        ]}
      />
    </section>
  );
}
