import type { DeletionPlan } from "@kautia/contract";
import { ButtonLink, InlineMessage } from "@kautia/design-system";
import { useText } from "../../../i18n/use-text.ts";
import { useScreenPath } from "../../../shell/use-screen-path.ts";

/** What stands in the way, and where to end it. */
export function Running({ running }: Pick<DeletionPlan, "running">) {
  const { t } = useText();
  const path = useScreenPath();
  return (
    <>
      <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("deletion.runningTitle")}>
        <p>{t("deletion.runningText")}</p>
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
