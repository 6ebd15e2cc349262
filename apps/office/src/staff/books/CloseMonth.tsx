import { closeBookMonth } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";

export function CloseMonth({ month }: { month: string }) {
  const { t } = useText();
  const form = useCallForm({
    call: closeBookMonth,
    initial: { reason: "" },
    request: (body) => ({ params: { month }, body }),
    said: t("office.fourEyes.asked"),
  });
  return (
    <CallFormView form={form} label={t("office.fourEyes.ask")}>
      <p className="quiet">{t("office.books.closeLead")}</p>
      <TextArea {...form.bind("reason")} label={t("office.books.reason")} rows={2} />
    </CallFormView>
  );
}
