import { bookFiles, type BookStatement, buildUrl, downloadBookFile, recordRemittance } from "@kautia/contract";
import { useToday } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { Facts } from "../../parts/Facts.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";
import { TransferFields } from "../work/TransferFields.tsx";
import { FourEyes } from "../approvals/FourEyes.tsx";

interface StatementProps {
  month: string;
  of: BookStatement;
}

/** What we owe an insurer for a closed month, the files about it, and its remittance. */
export function Statement({ month, of }: StatementProps) {
  const { country, insurer, items, total, tax, owed, carried, toRemit, remitted, approval } = of;
  const { t, exactMoney, shortDate, number } = useText().in(country);
  return (
    <Panel title={`${t("office.statement")}: ${insurer}, ${t(`country.${country}`)}`}>
      <Facts
        facts={[
          ...items.map(({ event, count, amount }) => ({
            label: `${t(`staff.ledger.${event}`)} (${number(count)})`,
            value: exactMoney(amount),
          })),
          { label: t("office.statement.total"), value: exactMoney(total) },
          ...(tax === 0 ? [] : [{ label: t("office.statement.tax"), value: exactMoney(tax) }]),
          { label: t("office.statement.owed"), value: exactMoney(owed === 0 ? 0 : -owed) },
          { label: t("office.statement.carried"), value: exactMoney(carried) },
          { label: t("office.statement.toRemit"), value: <strong>{exactMoney(toRemit)}</strong> },
          {
            label: t("office.statement.remitted"),
            value: remitted && `${exactMoney(remitted.amount)}, ${shortDate(remitted.paidOn)}, ${remitted.reference}`,
          },
        ]}
      />
      <Files month={month} of={of} />
      <FourEyes of={approval} />
      {toRemit > 0 && remitted === null && approval === null ? <Remit month={month} of={of} /> : null}
    </Panel>
  );
}

function Files({ month, of: { country } }: StatementProps) {
  const { t, language } = useText();
  return (
    <div className="form-actions">
      {bookFiles.map((file) => (
        <a key={file} href={buildUrl(downloadBookFile, { month, file }, { country, language })} download>
          {t(`office.statement.file.${file}`)}
        </a>
      ))}
    </div>
  );
}

function Remit({ month, of: { country, toRemit } }: StatementProps) {
  const { t } = useText();
  const form = useCallForm({
    call: recordRemittance,
    initial: { paidOn: useToday(country), reference: "" },
    request: (typed) => ({ params: { month }, body: { country, amount: toRemit, ...typed } }),
    said: t("office.fourEyes.asked"),
  });
  return (
    <CallFormView form={form} label={t("office.statement.remit")} variant="secondary">
      <TransferFields form={form} />
    </CallFormView>
  );
}
