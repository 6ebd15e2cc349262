import { listPayable, listPaymentFiles, type PaymentFileRow } from "@kautia/contract";
import { createLazyRoute, linkOptions } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { countryFilter } from "../../list/country-filter.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { NewFile } from "./NewFile.tsx";

export const Route = createLazyRoute("/staff/payment-files")({ component: PaymentFilesPage });

/** What can be paid by bank, and the files for the bank. */
function PaymentFilesPage() {
  const text = useText();
  const { t } = text;
  const data = useLoaded(listPayable, {});
  return (
    <ListPage
      call={listPaymentFiles}
      search={Route.useSearch()}
      title={t("office.bank")}
      below={
        <div className="above-list">
          <p className="quiet">{t("office.bank.lead")}</p>
          <Panel title={t("office.bank.new")}>
            {data.payable.length === 0 ? (
              <p className="quiet">{t("office.bank.nothingPayable")}</p>
            ) : (
              <NewFile payable={data.payable} />
            )}
          </Panel>
        </div>
      }
      filters={[countryFilter(text)]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("office.bank.noFiles")}
    />
  );
}

export const fileTones: Record<PaymentFileRow["state"], StatusTone> = {
  APPROVAL: "caution",
  RELEASED: "good",
  GIVEN_UP: "neutral",
};

function useColumns(): Column<PaymentFileRow>[] {
  const text = useText();
  const { t, number } = text;
  return [
    {
      id: "file",
      label: t("office.bank.files"),
      isShort: true,
      cell: ({ messageId }) => messageId,
      to: ({ id }) => linkOptions({ to: "/staff/payment-files/$id", params: { id } }),
    },
    {
      id: "state",
      label: t("staff.col.state"),
      cell: ({ state }) => <Status tone={fileTones[state]}>{t(`office.bank.state.${state}`)}</Status>,
    },
    { id: "on", label: t("office.bank.executeOn"), day: ({ executeOn }) => executeOn },
    { id: "country", label: t("staff.col.country"), cell: ({ country }) => t(`country.${country}`) },
    {
      id: "paid",
      label: t("office.bank.paid"),
      cell: ({ paid, payments }) => t("office.bank.paidOf", { paid: number(paid), payments: number(payments) }),
    },
    {
      id: "amount",
      label: t("office.bank.sum"),
      isNumeric: true,
      cell: ({ amount, country }) => text.in(country).exactMoney(amount),
    },
    {
      id: "by",
      label: t("staff.col.by"),
      cell: ({ madeBy, releasedBy }) => [madeBy, releasedBy].filter(Boolean).join(", "),
    },
  ];
}
