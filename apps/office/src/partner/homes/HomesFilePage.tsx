import { keepProperties } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { callApi } from "../../api/call-api.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { HomesFile } from "../../parts/file/HomesFile.tsx";
import { Page } from "../../parts/Page.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/partner/homes/file")({ component: HomesFilePage });

function HomesFilePage() {
  const { t } = useText();
  return (
    <Page title={t("office.homesFile.title")} back={<BackLink to="/partner/homes">{t("partners.tab.homes")}</BackLink>}>
      <p className="quiet lead">{t("office.homesFile.lead")}</p>
      <HomesFile save={(properties) => callApi(keepProperties, { body: { properties } })} />
    </Page>
  );
}
