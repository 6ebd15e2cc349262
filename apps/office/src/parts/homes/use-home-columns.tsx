import type { CallAnswer, listProperties } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import type { Column } from "../../list/columns.ts";
import { useText } from "../../text/use-text.ts";
import { ConfirmButton } from "../ConfirmButton.tsx";

type Home = CallAnswer<typeof listProperties>["properties"][number];

/** A partner's homes, each with a button that removes it. */
export function useHomeColumns(remove: (homeId: string) => Promise<unknown>): Column<Home>[] {
  const { t } = useText();
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
          onYes={() => remove(id)}
        >
          <p>{t("partners.homes.removeText")}</p>
        </ConfirmButton>
      ),
    },
  ];
}
