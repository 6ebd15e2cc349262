import type { Call, CallRequest } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";

interface AskFormProps<C extends Call> {
  call: C;
  request: (body: { reason: string }) => CallRequest<C>;
  /** What would follow, above the field. */
  lead?: string;
  /** The label of the field for the reason. */
  label: string;
  onDone?: () => void;
}

/** Asks a second person to do something, with a reason. */
export function AskForm<C extends Call>({ call, request, lead, label, onDone }: AskFormProps<C>) {
  const { t } = useText();
  const form = useCallForm({
    call,
    initial: { reason: "" },
    request,
    said: t("office.fourEyes.asked"),
    onDone,
  });
  return (
    <CallFormView form={form} label={t("office.fourEyes.ask")}>
      {lead === undefined ? null : <p className="quiet">{lead}</p>}
      <TextArea {...form.bind("reason")} label={label} rows={3} />
    </CallFormView>
  );
}
