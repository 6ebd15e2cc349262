import { Link, TextWithEmails } from "@kautia/design-system";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { useText } from "../../texts/use-text.ts";
import { LoginSections, type LoginSectionsProps } from "./LoginSections.tsx";

/** Who is logged in, how one logs in, and what is stored. */
export function Profile({ email, hasPassword }: LoginSectionsProps) {
  const { t } = useText();
  const path = useScreenPath();
  return (
    <div className="k-flow">
      <p>
        <TextWithEmails text={t("policies.lead", { email })} />
      </p>
      <LoginSections email={email} hasPassword={hasPassword} />
      <section className="k-flow">
        <h2>{t("ownData.title")}</h2>
        <p>{t("account.dataText")}</p>
        <p>
          <Link standalone href={path("account-data")}>
            {t("account.toData")}
          </Link>
        </p>
      </section>
    </div>
  );
}
