import {
  acceptCase,
  type DocumentType,
  documentTypes,
  refuseCase,
  requestDocument,
  type StaffCase,
} from "@kautia/contract";
import { Select, TextArea } from "@kautia/design-system";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useForm } from "#form/use-form.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useConflict } from "../conflict.ts";
import { useNoteHelp, verdictOptions } from "../NoteForm.tsx";
import { ReasonField } from "../ReasonField.tsx";

interface ActFormProps {
  of: StaffCase;
  onDone: () => void;
}

/** Options shared by all forms: the case, the decision that the person saw, and no draft. */
function useCommonOptions({ refId, decisionId }: StaffCase, onDone: () => void) {
  return {
    ...verdictOptions,
    params: { refId },
    seen: decisionId ?? "",
    onRefused: useConflict(),
    onSaved: onDone,
  };
}

export function AcceptForm({ of, onDone }: ActFormProps) {
  const { t } = useText();
  const { seen, ...rest } = useCommonOptions(of, onDone);
  const form = useForm({
    ...rest,
    id: "staff-accept",
    call: acceptCase,
    initial: { note: "" },
    labels: { note: "staff.act.noteToTenant" },
    body: ({ note }) => ({ decisionId: seen, note }),
  });
  return (
    <Form form={form}>
      <TextArea
        {...form.bind("note")}
        help={useNoteHelp("staff.act.noteHelp", of)}
        optionalText={t("common.optional")}
      />
      <FormActions form={form} label={t("staff.act.acceptGo")} />
    </Form>
  );
}

export function RefuseForm({ of, onDone }: ActFormProps) {
  const { t } = useText();
  const { seen, ...rest } = useCommonOptions(of, onDone);
  const form = useForm({
    ...rest,
    id: "staff-refuse",
    call: refuseCase,
    initial: { note: "" },
    labels: { note: "staff.act.reason" },
    body: ({ note }) => ({ decisionId: seen, note }),
  });
  return (
    <Form form={form}>
      <ReasonField form={form} of="case" language={of.language} help={useNoteHelp("staff.act.reasonHelp", of)} />
      <FormActions form={form} label={t("staff.act.refuseGo")} ends />
    </Form>
  );
}

export function DocumentForm({ of, onDone }: ActFormProps) {
  const { t } = useText();
  const { seen, ...rest } = useCommonOptions(of, onDone);
  const form = useForm({
    ...rest,
    id: "staff-document",
    call: requestDocument,
    initial: { type: "", note: "" },
    labels: { type: "staff.act.documentType", note: "staff.act.noteToTenant" },
    body: ({ type, note }) => ({ decisionId: seen, type: type || undefined, note }),
  });
  return (
    <Form form={form}>
      <Select
        {...form.bind("type")}
        emptyText={t("common.choose")}
        options={documentTypes.map((value: DocumentType) => ({ value, label: t(`documents.${value}`) }))}
      />
      <TextArea
        {...form.bind("note")}
        help={useNoteHelp("staff.act.noteHelp", of)}
        optionalText={t("common.optional")}
      />
      <FormActions form={form} label={t("staff.act.documentGo")} />
    </Form>
  );
}
