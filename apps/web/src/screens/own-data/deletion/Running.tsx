import { type DeletionPlan, hasEnded } from "@kautia/contract";
import { ButtonLink, InlineMessage } from "@kautia/design-system";
import { useText } from "../../../i18n/use-text.ts";
import { useScreenPath } from "../../../shell/use-screen-path.ts";

/** What stands in the way, and where to end it. */
export function Running({ running }: Pick<DeletionPlan, "running">) {
  const { t } = useText();
  const path = useScreenPath();
  // A contract that is over stands here for what is still claimed or paid back under it.
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
