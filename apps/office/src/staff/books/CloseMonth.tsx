import { closeBookMonth } from "@kautia/contract";
import { useText } from "../../text/use-text.ts";
import { AskForm } from "../approvals/AskForm.tsx";

export function CloseMonth({ month }: { month: string }) {
  const { t } = useText();
  return (
    <AskForm
      call={closeBookMonth}
      request={(body) => ({ params: { month }, body })}
      lead={t("office.books.closeLead")}
      label={t("office.books.reason")}
    />
  );
}
