import { type CallAnswer, listProperties, removeProperty } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { createLazyRoute, Link } from "@tanstack/react-router";
import { useChange } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { useText } from "../../text/use-text.ts";
import { PartnerList } from "../PartnerList.tsx";
import { HomeForm } from "./HomeForm.tsx";

export const Route = createLazyRoute("/partner/homes")({ component: HomesPage });

type Row = CallAnswer<typeof listProperties>["properties"][number];

function HomesPage() {
  const { t } = useText();
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
      columns={useColumns()}
      empty={t("partners.homes.none")}
      actions={
        <Link to="/partner/homes/file" className="k-button k-button--secondary">
          {t("office.homesFile.open")}
        </Link>
      }
    >
      <HomeForm />
    </PartnerList>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useText();
  const { mutateAsync: remove } = useChange(removeProperty);
  return [
    { id: "id", label: t("partners.col.home"), cell: ({ id }) => id },
    { id: "address", label: t("partners.col.address"), cell: ({ fullAddress }) => keepAddressTogether(fullAddress) },
    { id: "changed", label: t("partners.col.changed"), day: ({ changedAt }) => changedAt },
    {
      id: "remove",
      label: t("partners.col.action"),
      cell: ({ id }) => (
        <ConfirmButton
          label={t("partners.homes.remove")}
          variant="text"
          question={t("partners.homes.removeTitle", { home: id })}
          yes={t("partners.homes.removeGo")}
          onYes={() => remove({ params: { id } })}
        >
          <p>{t("partners.homes.removeText")}</p>
        </ConfirmButton>
      ),
    },
  ];
}
