import type { CallAnswer, getCardState } from "@kautia/contract";
import { Actions, Button, ButtonLink, SummaryList } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { methodText } from "./contract-facts.tsx";

interface KeptMethodProps {
  /** What the application already has. */
  cardState: CallAnswer<typeof getCardState>;
  /** The contract, where this method is used. */
  next: string;
  onOther: () => void;
}

/** The card or account that was set up before the tenant changed an answer: it need not be typed again. */
export function KeptMethod({ cardState, next, onOther }: KeptMethodProps) {
  const { t } = useText();
  const isCard = cardState.method?.kind !== "sepa_debit";
  return (
    <>
      <SummaryList
        rows={[{ label: t(isCard ? "payment.cardRow" : "payment.accountRow"), value: methodText(cardState, t) }]}
      />
      <Actions>
        <ButtonLink href={next}>{t(isCard ? "payment.keepCard" : "payment.keepAccount")}</ButtonLink>
        <Button variant="text" onClick={onOther}>
          {t("payment.otherMethod")}
        </Button>
      </Actions>
    </>
  );
}
