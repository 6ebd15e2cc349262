import { buildUrl, getOwnData, getOwnDataPdf } from "@kautia/contract";
import { ButtonLink, Link } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** Links to download the stored data, to the consents and to the deletion. */
export function OwnData() {
  const { t, language } = useText();
  const path = useScreenPath();
  return (
    <div className="k-flow">
      <p>{t("ownData.text")}</p>
      <p>
        <ButtonLink
          variant="secondary"
          href={buildUrl(getOwnData, {}, { lang: language })}
          download={t("ownData.fileName")}
        >
          {t("ownData.download")}
        </ButtonLink>
      </p>
      <p>
        <ButtonLink variant="secondary" href={buildUrl(getOwnDataPdf, {}, { lang: language })} target="_blank">
          {t("ownData.read")}
        </ButtonLink>
      </p>
      <p>
        <Link standalone href={path("consents")}>
          {t("consents.open")}
        </Link>
      </p>
      <p>
        <Link standalone href={path("delete-data")}>
          {t("deletion.open")}
        </Link>
      </p>
    </div>
  );
}
