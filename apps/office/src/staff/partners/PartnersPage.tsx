import { type CallAnswer, listPartners } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { Page } from "../../parts/Page.tsx";
import { LinkButton } from "../../parts/links.tsx";
import { partnerAt } from "../places.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/partners")({ component: PartnersPage });

type Row = CallAnswer<typeof listPartners>["partners"][number];

function PartnersPage() {
  const { t, number } = useText();
  const data = useLoaded(listPartners, {});
  return (
    <Page
      title={t("staff.area.partners")}
      beside={<span className="page-count">{number(data.partners.length)}</span>}
      actions={
        <>
          <LinkButton variant="secondary" to="/staff/partners/deliveries">
            {t("staff.webhooks.title")}
          </LinkButton>
          <LinkButton to="/staff/partners/new">{t("office.partner.new")}</LinkButton>
        </>
      }
    >
      <RowTable
        caption={t("staff.area.partners")}
        columns={useColumns()}
        rows={data.partners}
        rowId={({ id }) => id}
        empty={t("staff.nothing")}
      />
    </Page>
  );
}

function useColumns(): Column<Row>[] {
  const { t, number, region } = useText();
  return [
    {
      id: "name",
      label: t("staff.col.name"),
      cell: ({ name }) => name,
      to: ({ id }) => partnerAt(id),
    },
    { id: "id", label: t("office.partner.id"), cell: ({ id }) => id },
    {
      id: "country",
      label: t("office.partner.country"),
      cell: ({ country }) => country && region(country.toUpperCase()),
    },
    { id: "keys", label: t("staff.col.keys"), isNumeric: true, cell: ({ keys }) => number(keys) },
    { id: "links", label: t("staff.col.links"), cell: ({ signsLinks }) => t(signsLinks ? "staff.yes" : "staff.no") },
    { id: "homes", label: t("staff.col.properties"), isNumeric: true, cell: ({ properties }) => number(properties) },
    {
      id: "invitations",
      label: t("staff.col.invitations"),
      isNumeric: true,
      cell: ({ invitations }) => number(invitations),
    },
    { id: "used", label: t("staff.col.used"), isNumeric: true, cell: ({ used }) => number(used) },
    { id: "since", label: t("staff.col.since"), day: ({ createdAt }) => createdAt },
  ];
}
