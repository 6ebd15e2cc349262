import { type DeletionPlan, hasEnded } from "@kautia/contract";
import { ButtonLink, InlineMessage } from "@kautia/design-system";
import { useText } from "../../../shell/i18n/use-text.ts";
import { useScreenPath } from "../../../shell/use-screen-path.ts";

/** Lists the policies that block the deletion, with a link to them. */
export function Running({ running }: Pick<DeletionPlan, "running">) {
  const { t } = useText();
  const path = useScreenPath();
  // An ended policy blocks the deletion because of an open claim or repayment.
  const onlyOwed = running.every(({ status }) => hasEnded(status));
  return (
    <>
      <InlineMessage
        tone="caution"
        toneLabel={t("common.note")}
        title={t(onlyOwed ? "deletion.owedTitle" : "deletion.runningTitle")}
      >
        <p>{t(onlyOwed ? "deletion.owedText" : "deletion.runningText")}</p>
        <ul>
          {running.map(({ contractNumber, fullAddress }) => (
            <li key={contractNumber}>
              {contractNumber}, {fullAddress}
            </li>
          ))}
        </ul>
      </InlineMessage>
      <p>
        <ButtonLink href={path("policies")}>{t("deletion.toContracts")}</ButtonLink>
      </p>
    </>
  );
}
