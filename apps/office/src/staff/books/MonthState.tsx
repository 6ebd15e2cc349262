import type { BookMonthRow } from "@kautia/contract";
import { Status } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";

export function MonthState({ of: { closedAt } }: { of: Pick<BookMonthRow, "closedAt"> }) {
  const { t } = useText();
  return closedAt === null ? (
    <Status tone="caution">{t("office.books.open")}</Status>
  ) : (
    <Status tone="good">{t("office.books.closed")}</Status>
  );
}
