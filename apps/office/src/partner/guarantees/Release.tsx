import { type Guarantee, releaseGuarantee } from "@kautia/contract";
import { tenantValues } from "@kautia/locales/format";
import { useChange } from "../../api/queries.ts";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";
import { usePerson } from "../session.ts";

/** Releases the guarantee after a confirmation, because a release is final. */
export function Release({ guarantee }: { guarantee: Guarantee }) {
  const { t, money, date, language } = useText();
  const { name: signedBy } = usePerson();
  const { mutateAsync: release } = useChange(releaseGuarantee);
  const { refId, mayRelease, status, movedOutOn, depositAmount } = guarantee;
  if (!mayRelease) return null;
  const tenants = tenantValues(guarantee, language);
  const isWanted = status === "CANCELLATION_REQUESTED";
  return (
    <Panel title={t("leaving.release")}>
      {isWanted ? <p>{t("leaving.releaseAsked", tenants)}</p> : null}
      {movedOutOn ? <p>{t("movingOut.landlord", { ...tenants, date: date(movedOutOn) })}</p> : null}
      <p>{t("leaving.releaseText")}</p>
      <ConfirmButton
        label={t("leaving.release")}
        variant={isWanted ? "ending" : "secondary"}
        question={t("leaving.releaseTitle")}
        yes={t("leaving.sign")}
        onYes={() => release({ params: { refId }, body: { signature: true, signedBy } })}
      >
        <p>{t("leaving.releaseConfirmText", { ...tenants, amount: money(depositAmount) })}</p>
        <p>{t("partners.guarantees.signedBy", { name: signedBy })}</p>
      </ConfirmButton>
    </Panel>
  );
}
