import { ButtonLink, Card } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** Where the guarantee can be found from now on. Leads to the login without a password, as the text promises. */
export function AccountOffer({ text }: { text: "payment.ownAccountText" | "coTenant.accountText" }) {
  const { t } = useText();
  const path = useScreenPath();
  return (
    <Card title={t("payment.ownAccount")}>
      <div className="k-flow">
        <p>{t(text)}</p>
        <p>
          <ButtonLink variant="secondary" href={path("login")}>
            {t("account.toAccount")}
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}
