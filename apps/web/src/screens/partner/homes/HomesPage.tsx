import { listProperties, removeProperty } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useState } from "react";
import { ConfirmButton } from "#parts/partners/ConfirmButton.tsx";
import { useRemoval } from "#parts/partners/use-removal.ts";
import { handledByPage } from "#parts/tables/use-table.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { ListPage } from "../ListPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";
import { HomeForm } from "./HomeForm.tsx";

/** The homes that the partner lets. */
export function HomesPage(props: PartnerPageProps) {
  const { api } = useApp();
  const { t, shortDate } = useText();
  const { failed, settle } = useRemoval(props.onSessionEnded);
  const [saved, setSaved] = useState(false);
  return (
    <ListPage
      {...props}
      list="homes"
      title={t("manager.tab.homes")}
      lead={t("manager.homes.lead")}
      empty={t("manager.homes.none")}
      finder={{ searchHelp: t("manager.homes.search"), filters: [] }}
      before={
        failed ? <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("manager.failed")} /> : null
      }
      load={async (query) => {
        const request = { query: { search: query.get("search"), after: query.get("after") } };
        const result = await api.call(listProperties, request, handledByPage);
        return result.ok ? { ok: true, answer: { rows: result.answer.properties, next: result.answer.next } } : result;
      }}
      rowKey={({ id }) => id}
      columns={(again) => [
        { key: "id", label: t("manager.col.home"), renderCell: ({ id }) => id },
        {
          key: "address",
          label: t("manager.col.address"),
          wide: true,
          renderCell: ({ fullAddress }) => keepAddressTogether(fullAddress),
        },
        {
          key: "changed",
          label: t("manager.col.changed"),
          renderCell: ({ changedAt }) => shortDate(changedAt),
        },
        {
          key: "remove",
          label: t("manager.col.action"),
          renderCell: ({ id }) => (
            <ConfirmButton
              label={t("manager.homes.remove")}
              about={id}
              title={t("manager.homes.removeTitle", { home: id })}
              text={t("manager.homes.removeText")}
              go={t("manager.homes.removeGo")}
              onConfirm={() => {
                setSaved(false);
                return settle(api.call(removeProperty, { params: { id } }, handledByPage), again);
              }}
            />
          ),
        },
      ]}
    >
      {(again) => (
        <HomeForm
          saved={saved}
          onSaved={() => {
            setSaved(true);
            again();
          }}
          onSessionEnded={props.onSessionEnded}
        />
      )}
    </ListPage>
  );
}
