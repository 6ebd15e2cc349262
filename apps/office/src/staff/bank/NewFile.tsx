import { type Country, makePaymentFile, type PayablePayment, roundToCents, sumBy } from "@kautia/contract";
import { TextArea, TextField } from "@kautia/design-system";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { DayField, useToday } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { useText } from "../../text/use-text.ts";
import { amountColumn, contractColumn } from "../work/columns.tsx";

const keyOf = ({ kind, id }: PayablePayment) => `${kind} ${id}`;

/** Makes a file of chosen payments, all of one country. A second person releases it. */
export function NewFile({ payable }: { payable: readonly PayablePayment[] }) {
  const text = useText();
  const { t, number } = text;
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = payable.filter((payment) => keys.has(keyOf(payment)));
  const country = chosen[0]?.country ?? null;
  const sum = roundToCents(sumBy(chosen, ({ amount }) => amount));
  const isMixed = chosen.some((payment) => payment.country !== country);
  const choose = (rowIds: readonly string[], isChosen: boolean) =>
    setKeys((before) => {
      const after = new Set(before);
      for (const rowId of rowIds)
        if (isChosen) after.add(rowId);
        else after.delete(rowId);
      return after;
    });
  return (
    <>
      <RowTable
        caption={t("office.bank.payable")}
        rows={payable}
        rowId={keyOf}
        selection={{ has: (rowId) => keys.has(rowId), set: choose }}
        empty={t("office.bank.nothingPayable")}
        columns={useColumns()}
      />
      {country === null ? null : isMixed ? (
        <p role="status">{t("office.bank.oneCountry")}</p>
      ) : (
        <>
          <p role="status">
            {t("office.bank.chosen", { count: number(chosen.length), amount: text.in(country).exactMoney(sum) })}
          </p>
          <MakeForm key={country} country={country} chosen={chosen} />
        </>
      )}
    </>
  );
}

function MakeForm({ country, chosen }: { country: Country; chosen: readonly PayablePayment[] }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [ibans, setIbans] = useState<Readonly<Record<string, string>>>({});
  const form = useCallForm({
    call: makePaymentFile,
    initial: { executeOn: useToday(country), reason: "" },
    request: (typed) => ({
      body: {
        country,
        payments: chosen.map((payment) => ({
          kind: payment.kind,
          id: payment.id,
          iban: payment.iban === null ? (ibans[keyOf(payment)] ?? "") : null,
        })),
        ...typed,
      },
    }),
    said: t("office.bank.made"),
    onDone: ({ id }) => navigate({ to: "/staff/payment-files/$id", params: { id } }),
  });
  return (
    <CallFormView form={form} label={t("office.bank.make")}>
      {chosen
        .filter(({ iban }) => iban === null)
        .map((payment) => (
          <TextField
            key={keyOf(payment)}
            id={`iban-${keyOf(payment).replaceAll(" ", "-")}`}
            name="iban"
            label={t("office.bank.iban", { payee: payment.payee })}
            value={ibans[keyOf(payment)] ?? ""}
            onChange={(value) => setIbans((before) => ({ ...before, [keyOf(payment)]: value }))}
          />
        ))}
      <DayField {...form.bind("executeOn")} label={t("office.bank.executeOn")} />
      <TextArea {...form.bind("reason")} label={t("office.bank.reason")} rows={2} />
    </CallFormView>
  );
}

function useColumns(): Column<PayablePayment>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "kind", label: t("staff.col.what"), cell: ({ kind }) => t(`office.bank.kind.${kind}`) },
    contractColumn(text),
    { id: "payee", label: t("office.payouts.payee"), cell: ({ payee }) => payee },
    { id: "iban", label: t("office.payouts.iban"), isShort: true, cell: ({ iban }) => iban },
    { id: "purpose", label: t("office.bank.purpose"), cell: ({ purpose }) => purpose },
    amountColumn(text),
  ];
}
