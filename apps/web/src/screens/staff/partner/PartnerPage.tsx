import { addPersonToPartner, listPeopleOfPartner, removePersonFromPartner } from "@kautia/contract";
import { Link, Question } from "@kautia/design-system";
import { callsOfDesk } from "#parts/invite-file/batch-calls.ts";
import { InviteFile } from "#parts/invite-file/InviteFile.tsx";
import { AddPerson } from "#parts/partners/AddPerson.tsx";
import { PeopleTable } from "#parts/partners/PeopleTable.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { Navigate } from "#shell/navigation/Navigate.tsx";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { Webhooks } from "./Webhooks.tsx";

/** One partner, and who may use its page. */
export function PartnerPage({ id, ...props }: StaffPageProps & { id: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const params = { id };
  const { state, reload } = useTable(
    () => api.call(listPeopleOfPartner, { params }, handledByPage),
    props.onSessionEnded,
  );
  if (state.kind === "failed" && state.failure.problem?.status === 404) return <Navigate to={path("404")} replace />;
  const loaded = state.kind === "loaded" ? state.answer : null;
  const title = loaded?.partner.name ?? t("staff.area.partners");
  return (
    <StaffPage title={title} {...props}>
      <p>
        <Link standalone href={path("staff-area", { area: "partners" })}>
          {t("staff.partner.back")}
        </Link>
      </p>
      <Question title={title} lead={t("staff.partner.lead")} />
      <h2>{t("manager.tab.people")}</h2>
      {state.kind === "failed" ? (
        <Failed onRetry={reload} />
      ) : (
        <PeopleTable
          caption={t("manager.tab.people")}
          people={loaded?.people ?? null}
          own={null}
          remove={({ id: personId }) =>
            api.call(removePersonFromPartner, { params: { ...params, personId } }, handledByPage)
          }
          onRemoved={reload}
          onSessionEnded={props.onSessionEnded}
        />
      )}
      <AddPerson call={addPersonToPartner} params={params} onAdded={reload} onSessionEnded={props.onSessionEnded} />
      <Webhooks partner={id} onSessionEnded={props.onSessionEnded} />
      {loaded ? (
        <section className="k-flow">
          <h2>{t("inviteFile.title")}</h2>
          <p>{t("inviteFile.lead")}</p>
          <InviteFile
            calls={callsOfDesk(api, id)}
            inviter={{ companyName: loaded.partner.name, email: loaded.people[0]?.email ?? null }}
            onSessionEnded={props.onSessionEnded}
          />
        </section>
      ) : null}
    </StaffPage>
  );
}
