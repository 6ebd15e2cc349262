import { type DeletionPlan, hasEnded } from "@kautia/contract";
import { ButtonLink, InlineMessage } from "@kautia/design-system";
import { useText } from "#texts/use-text.ts";
import { useScreenPath } from "#routing/use-screen-path.ts";

/** Lists the policies that block the deletion, with a link to them. */
export function Running({ running }: Pick<DeletionPlan, "running">) {
  const { t, date } = useText();
  const path = useScreenPath();
  const reason = findReason(running);
  return (
    <>
      <InlineMessage tone="caution" toneLabel={t("common.note")} title={t(`deletion.${reason}Title`)}>
        <p>{t(`deletion.${reason}Text`)}</p>
        <ul>
          {running.map(({ contractNumber, fullAddress, deletableFrom }) => {
            const contract = `${contractNumber}, ${fullAddress}`;
            return (
              <li key={contractNumber}>
                {deletableFrom ? t("deletion.deletableFrom", { contract, date: date(deletableFrom) }) : contract}
              </li>
            );
          })}
        </ul>
      </InlineMessage>
      <p>
        <ButtonLink href={path("policies")}>{t("deletion.toContracts")}</ButtonLink>
      </p>
    </>
  );
}

/** An ended policy without a day blocks the deletion because of an open claim, repayment or premium. */
function findReason(running: DeletionPlan["running"]) {
  if (running.some(({ status }) => !hasEnded(status))) return "running";
  return running.some(({ deletableFrom }) => deletableFrom === null) ? "owed" : "claimable";
}
