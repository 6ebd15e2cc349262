import { type CallAnswer, listProperties, removeProperty } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { createLazyRoute, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useChange } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { useText } from "../../text/use-text.ts";
import { PartnerList } from "../PartnerList.tsx";
import { HomeForm } from "./HomeForm.tsx";

export const Route = createLazyRoute("/partner/homes")({ component: HomesPage });

type Row = CallAnswer<typeof listProperties>["properties"][number];

/** The homes that the partner lets. */
function HomesPage() {
  const { t } = useText();
  return (
    <PartnerList
      call={listProperties}
      search={Route.useSearch()}
      list="homes"
      rowsOf={({ properties }) => properties}
      rowId={({ id }) => id}
      title={t("manager.tab.homes")}
      lead={t("manager.homes.lead")}
      searchLabel={t("manager.homes.search")}
      columns={useColumns()}
      empty={t("manager.homes.none")}
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
  const { t, shortDate } = useText();
  const { mutateAsync: remove } = useChange(removeProperty);
  return useMemo(
    () => [
      { id: "id", label: t("manager.col.home"), cell: ({ id }) => id },
      { id: "address", label: t("manager.col.address"), cell: ({ fullAddress }) => keepAddressTogether(fullAddress) },
      { id: "changed", label: t("manager.col.changed"), isShort: true, cell: ({ changedAt }) => shortDate(changedAt) },
      {
        id: "remove",
        label: t("manager.col.action"),
        cell: ({ id }) => (
          <ConfirmButton
            label={t("manager.homes.remove")}
            variant="text"
            question={t("manager.homes.removeTitle", { home: id })}
            yes={t("manager.homes.removeGo")}
            onYes={() => remove({ params: { id } })}
          >
            <p>{t("manager.homes.removeText")}</p>
          </ConfirmButton>
        ),
      },
    ],
    [t, shortDate, remove],
  );
}
