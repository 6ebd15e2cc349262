import { depositPayments, saves } from "@kautia/contract";
import { IconCashByHand, IconEscrow, IconGuarantee, IconTransfer } from "@kautia/design-system";
import { ChoiceQuestion } from "../../form/ChoiceQuestion.tsx";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

const icons = {
  transfer: <IconTransfer />,
  hand: <IconCashByHand />,
  escrow: <IconEscrow />,
  guarantee: <IconGuarantee />,
};

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  return (
    <ChoiceQuestion
      id="deposit-payment"
      call={saves["rental-details"]}
      title="questions.deposit-payment.title"
      field="rentPay"
      short="questions.deposit-payment.short"
      help="questions.deposit-payment.why"
      options={depositPayments.map((value) => ({
        value,
        label: t(`choices.rentPay.${value}`),
        icon: icons[value],
      }))}
      saved={record.rentPay}
      body={(chosen) => ({ rentPay: chosen })}
      onSaved={onSaved}
    />
  );
}
