import { listStaffPeople, staffPersonStates } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { stateFilter } from "#parts/tables/Finder.tsx";
import { InviteForm } from "../people/InviteForm.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, stateQuery } from "#parts/tables/use-table.ts";
import { ListPage } from "./ListPage.tsx";

/** Who may use the desk; for administrators. */
export function PeoplePage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const path = useScreenPath();
  const pageOf = (id: string) => `${path("staff-area", { area: "people" })}?id=${id}`;
  return (
    <ListPage
      {...props}
      exported="people"
      title={t("staff.area.people")}
      lead={t("staff.people.lead")}
      finder={{
        searchHelp: t("staff.people.search"),
        filters: [stateFilter(t, staffPersonStates, (state) => t(`staff.people.state.${state}`))],
      }}
      load={(query) => api.call(listStaffPeople, stateQuery(staffPersonStates, query), handledByPage)}
      rowKey={({ id }) => id}
      columns={() => [
        {
          key: "name",
          label: t("staff.people.name"),
          renderCell: ({ id, name }) => (
            <Link standalone href={pageOf(id)}>
              {name}
            </Link>
          ),
        },
        { key: "email", label: t("staff.email"), whole: true, renderCell: ({ email }) => email },
        { key: "role", label: t("staff.people.role"), renderCell: ({ role }) => t(`staff.role.${role}`) },
        { key: "state", label: t("staff.state"), renderCell: ({ state }) => t(`staff.people.state.${state}`) },
        {
          key: "login",
          label: t("staff.people.lastLogin"),
          renderCell: ({ lastLogin }) => (lastLogin ? when(text, lastLogin) : t("staff.people.never")),
        },
      ]}
    >
      <InviteForm pageOf={pageOf} />
    </ListPage>
  );
}
