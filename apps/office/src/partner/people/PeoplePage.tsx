import { addPartnerPerson, listPartnerPeople, removePartnerPerson } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { useChange, useLoaded } from "../../api/queries.ts";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { AddPerson } from "../../parts/people/AddPerson.tsx";
import { PeopleTable } from "../../parts/people/PeopleTable.tsx";
import { useText } from "../../text/use-text.ts";
import { usePerson } from "../session.ts";

export const Route = createLazyRoute("/partner/people")({ component: PeoplePage });

function PeoplePage() {
  const { t } = useText();
  const { id: own, partner } = usePerson();
  const data = useLoaded(listPartnerPeople, {});
  const { mutateAsync: remove } = useChange(removePartnerPerson);
  return (
    <Page title={t("partners.tab.people")}>
      <p className="quiet lead">{t("partners.people.lead", { partner: partner.name })}</p>
      <PeopleTable people={data.people} own={own} remove={({ id }) => remove({ params: { personId: id } })} />
      <Panel title={t("partners.people.add")}>
        <AddPerson call={addPartnerPerson} />
      </Panel>
    </Page>
  );
}
