import { addPartnerPerson, listPartnerPeople, removePartnerPerson } from "@kautia/contract";
import { Question } from "@kautia/design-system";
import { AddPerson } from "../../parts/partners/AddPerson.tsx";
import { PeopleTable } from "../../parts/partners/PeopleTable.tsx";
import { Failed } from "../../parts/tables/Failed.tsx";
import { handledByPage, useTable } from "../../parts/tables/use-table.ts";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { PartnerPage } from "./PartnerPage.tsx";
import type { PartnerPageProps } from "./PartnerScreen.tsx";

/** Who may use the partner's page. */
export function PeoplePage(props: PartnerPageProps) {
  const { api } = useApp();
  const { t } = useText();
  const { person, onSessionEnded } = props;
  const { state, reload } = useTable(() => api.call(listPartnerPeople, {}, handledByPage), onSessionEnded);
  const title = t("manager.tab.people");
  return (
    <PartnerPage title={title} {...props}>
      <Question title={title} lead={t("manager.people.lead", { partner: person.partner.name })} />
      {state.kind === "failed" ? (
        <Failed onRetry={reload} />
      ) : (
        <PeopleTable
          caption={title}
          people={state.kind === "loaded" ? state.answer.people : null}
          own={person.id}
          remove={({ id: personId }) => api.call(removePartnerPerson, { params: { personId } }, handledByPage)}
          onRemoved={reload}
          onSessionEnded={onSessionEnded}
        />
      )}
      <AddPerson call={addPartnerPerson} onAdded={reload} onSessionEnded={onSessionEnded} />
    </PartnerPage>
  );
}
