import { listProperties, removeProperty } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { useChange } from "../../api/queries.ts";
import { useHomeColumns } from "../../parts/homes/use-home-columns.tsx";
import { LinkButton } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { PartnerList } from "../PartnerList.tsx";
import { HomeForm } from "./HomeForm.tsx";

export const Route = createLazyRoute("/partner/homes")({ component: HomesPage });

function HomesPage() {
  const { t } = useText();
  const { mutateAsync: remove } = useChange(removeProperty);
  return (
    <PartnerList
      call={listProperties}
      search={Route.useSearch()}
      list="homes"
      rowsOf={({ properties }) => properties}
      rowId={({ id }) => id}
      title={t("partners.tab.homes")}
      lead={t("partners.homes.lead")}
      searchLabel={t("partners.homes.search")}
      columns={useHomeColumns((id) => remove({ params: { id } }))}
      empty={t("partners.homes.none")}
      actions={
        <LinkButton variant="secondary" to="/partner/homes/file">
          {t("office.homesFile.open")}
        </LinkButton>
      }
    >
      <HomeForm />
    </PartnerList>
  );
}
