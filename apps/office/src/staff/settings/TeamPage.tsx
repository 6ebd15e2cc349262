import { listStaffPeople, staffPersonStates } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { createLazyRoute, linkOptions } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import { Status } from "../../parts/Status.tsx";
import { LinkButton } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/team")({ component: TeamPage });

function TeamPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listStaffPeople}
      list="people"
      search={Route.useSearch()}
      title={t("office.team")}
      searchLabel={t("staff.people.search")}
      filters={[choice("state", t("staff.state"), staffPersonStates, (value) => t(`staff.people.state.${value}`))]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("staff.nothing")}
      actions={<LinkButton to="/staff/team/invite">{t("office.invite")}</LinkButton>}
    />
  );
}

function useColumns(): Column<RowOf<typeof listStaffPeople>>[] {
  const text = useText();
  const { t } = text;
  return [
    {
      id: "name",
      label: t("staff.people.name"),
      order: "name",
      cell: ({ name }) => name,
      to: ({ id }) => linkOptions({ to: "/staff/team/$id", params: { id } }),
    },
    { id: "email", label: t("staff.email"), cell: ({ email }) => email },
    { id: "role", label: t("staff.people.role"), cell: ({ role }) => t(`staff.role.${role}`) },
    {
      id: "state",
      label: t("staff.state"),
      cell: ({ state }) => (
        <Status tone={state === "LOCKED" ? "bad" : state === "INVITED" ? "caution" : "good"}>
          {t(`staff.people.state.${state}`)}
        </Status>
      ),
    },
    { id: "since", label: t("staff.col.since"), order: "since", day: ({ since }) => since },
    {
      id: "login",
      label: t("staff.people.lastLogin"),
      cell: ({ lastLogin }) => (lastLogin ? when(text, lastLogin) : t("staff.people.never")),
    },
  ];
}
