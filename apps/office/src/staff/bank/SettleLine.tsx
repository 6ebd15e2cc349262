import { type BankLineRow, type CallAnswer, getBankLine, settleBankLine } from "@kautia/contract";
import { Select, TextArea } from "@kautia/design-system";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/queries.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { DialogButton } from "../../parts/DialogButton.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { useText } from "../../text/use-text.ts";

/** Says what a payment on a statement is: one of the bookings of its amount, or something else. */
export function SettleLine({ of: line }: { of: BankLineRow }) {
  const { t } = useText();
  return (
    <DialogButton id={`settle-${line.id}`} label={t("office.bankLines.settle")}>
      {(close) => <Candidates of={line} onDone={close} />}
    </DialogButton>
  );
}

function Candidates({ of: line, onDone }: { of: BankLineRow; onDone: () => void }) {
  const query = useQuery(queryOf(getBankLine, { params: { id: line.id } }));
  return (
    <Loaded query={query}>
      {({ candidates }) => <SettleForm of={line} candidates={candidates} onDone={onDone} />}
    </Loaded>
  );
}

const other = "other";

interface SettleFormProps {
  of: BankLineRow;
  candidates: CallAnswer<typeof getBankLine>["candidates"];
  onDone: () => void;
}

function SettleForm({ of: line, candidates, onDone }: SettleFormProps) {
  const { t, exactMoney, shortDate } = useText().in(line.country);
  const form = useCallForm({
    call: settleBankLine,
    initial: { subject: other, note: "" },
    request: ({ subject, note }) => ({
      params: { id: line.id },
      body: { subjectId: subject === other ? null : subject, note },
    }),
    said: t("office.bankLines.settled"),
    onDone,
  });
  const bookings = candidates.map(({ subjectId, event, valueDay, contractNumber }) => ({
    value: subjectId,
    label: [t(`staff.ledger.${event}`), shortDate(valueDay), contractNumber].filter(Boolean).join(", "),
  }));
  return (
    <CallFormView form={form} label={t("office.bankLines.settle")}>
      <Facts
        facts={[
          { label: t("staff.col.amount"), value: exactMoney(line.amount) },
          { label: t("office.bankLines.name"), value: line.name },
          { label: t("office.bankLines.text"), value: line.text || null },
        ]}
      />
      <Select
        {...form.bind("subject", "subjectId")}
        label={t("office.bankLines.belongs")}
        options={[...bookings, { value: other, label: t("office.bankLines.other") }]}
      />
      <TextArea {...form.bind("note")} label={t("office.bankLines.note")} rows={2} />
    </CallFormView>
  );
}
