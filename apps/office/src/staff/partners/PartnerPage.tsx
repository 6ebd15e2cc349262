import {
  addPersonToPartner,
  deleteTestsOfPartner,
  getPartner,
  listPeopleOfPartner,
  removePersonFromPartner,
  type StaffPartner,
} from "@kautia/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createLazyRoute } from "@tanstack/react-router";
import { callApi } from "../../api/call-api.ts";
import { queryOf, useChange, useLoaded } from "../../api/queries.ts";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { BackLink } from "../../parts/BackLink.tsx";
import { Page } from "../../parts/Page.tsx";
import { FormFold } from "../../parts/FormFold.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { AddPerson } from "../../parts/people/AddPerson.tsx";
import { PeopleTable } from "../../parts/people/PeopleTable.tsx";
import { useSettings } from "../../shell/settings.ts";
import { LinkButton } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { EditPartner } from "./EditPartner.tsx";
import { Keys } from "./Keys.tsx";
import { Webhooks } from "./Webhooks.tsx";

export const Route = createLazyRoute("/staff/partners/$id")({ component: PartnerPage });

function PartnerPage() {
  const { t } = useText();
  const params = Route.useParams();
  const partner = useLoaded(getPartner, { params });
  return (
    <Page
      title={partner.name}
      back={<BackLink to="/staff/partners">{t("staff.area.partners")}</BackLink>}
      actions={
        <>
          <LinkButton variant="secondary" to="/staff/partners/$id/invite" params={params}>
            {t("partners.invitations.many")}
          </LinkButton>
          <LinkButton variant="secondary" to="/staff/partners/$id/homes" params={params}>
            {t("staff.col.properties")}
          </LinkButton>
        </>
      }
    >
      <Overview of={partner} />
      <People id={params.id} />
      <Keys of={partner} />
      <Webhooks partner={params.id} />
    </Page>
  );
}

function Overview({ of: partner }: { of: StaffPartner }) {
  const { t, number, date, region } = useText();
  const { sandbox } = useSettings();
  const queries = useQueryClient();
  const { id, country, contact, baseUrl, signsLinks, properties, invitations, used, createdAt } = partner;

  async function deleteTests(): Promise<void> {
    while ((await callApi(deleteTestsOfPartner, { params: { id } })).more);
    await queries.invalidateQueries();
  }

  return (
    <Panel title={t("office.partner.overview")}>
      <Facts
        facts={[
          { label: t("office.partner.id"), value: id },
          { label: t("office.partner.country"), value: country && region(country.toUpperCase()) },
          {
            label: t("office.partner.contact"),
            value: contact && [contact.name, contact.email, contact.phone].filter(Boolean).join(", "),
          },
          { label: t("office.partner.page"), value: baseUrl },
          { label: t("staff.col.links"), value: t(signsLinks ? "staff.yes" : "staff.no") },
          { label: t("staff.col.properties"), value: number(properties) },
          { label: t("staff.col.invitations"), value: number(invitations) },
          { label: t("staff.col.used"), value: number(used) },
          { label: t("staff.col.since"), value: date(createdAt) },
        ]}
      />
      <FormFold id="edit-partner" title={t("office.partner.edit")}>
        <EditPartner of={partner} />
      </FormFold>
      {sandbox ? (
        <ConfirmButton
          label={t("partners.tests.delete")}
          question={t("partners.tests.deleteTitle")}
          yes={t("partners.tests.delete")}
          onYes={deleteTests}
        >
          <p>{t("partners.tests.deleteText")}</p>
        </ConfirmButton>
      ) : null}
    </Panel>
  );
}

function People({ id }: { id: string }) {
  const { t } = useText();
  const query = useQuery(queryOf(listPeopleOfPartner, { params: { id } }));
  const { mutateAsync: remove } = useChange(removePersonFromPartner);
  return (
    <Panel title={t("partners.tab.people")}>
      <Loaded query={query}>
        {({ people }) => (
          <PeopleTable
            people={people}
            own={null}
            remove={(person) => remove({ params: { id, personId: person.id } })}
          />
        )}
      </Loaded>
      <FormFold id="new-person" title={t("partners.people.add")}>
        <AddPerson call={addPersonToPartner} params={{ id }} />
      </FormFold>
    </Panel>
  );
}
