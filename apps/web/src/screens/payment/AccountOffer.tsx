import { ButtonLink, Card } from "@kautia/design-system";
import { useText } from "../../shell/i18n/use-text.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** Where the guarantee can be found from now on. */
export function AccountOffer() {
  const { t } = useText();
  const path = useScreenPath();
  return (
    <Card title={t("payment.ownAccount")}>
      <div className="k-flow">
        <p>{t("payment.ownAccountText")}</p>
        <p>
          <ButtonLink variant="secondary" href={path("policies")}>
            {t("account.toAccount")}
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}
