import "./people.css";
import { getPerson, type StaffTenant } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { createLazyRoute } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { Status } from "../../parts/Status.tsx";
import { LinkButton, PlaceLink, TextLink } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { caseAt } from "../places.tsx";
import { contractColumn } from "../work/columns.tsx";
import { Timeline } from "./Timeline.tsx";
import { TodoList } from "./TodoList.tsx";

export const Route = createLazyRoute("/staff/people/$id")({ component: PersonPage });

/** One tenant: what is to do, contracts, cases, and everything that happened. */
function PersonPage() {
  const { t, exactMoney, date, languageName } = useText();
  const params = Route.useParams();
  const { group } = Route.useSearch();
  const person = useLoaded(getPerson, { params });
  const [contract] = person.contracts;
  const hasSeveral = person.contracts.length > 1;
  const reader = contract && {
    params: { id: contract.contractNumber },
    search: contract.coTenantId === null ? {} : { coTenant: contract.coTenantId },
  };
  return (
    <Page
      title={person.name || t("office.person.unnamed")}
      beside={
        person.owed > 0 ? <Status tone="caution">{t("office.owes", { amount: exactMoney(person.owed) })}</Status> : null
      }
      actions={
        reader ? (
          <>
            <LinkButton variant="secondary" to="/staff/policies/$id/write" {...reader}>
              {t("office.write")}
            </LinkButton>
            <LinkButton variant="secondary" to="/staff/policies/$id/call" params={reader.params}>
              {t("office.noteCall")}
            </LinkButton>
          </>
        ) : undefined
      }
    >
      <div className="beside">
        <div>
          <TodoList items={person.todo} namesContract={hasSeveral} />
          <Contracts of={person} />
          <Cases of={person} />
          <Timeline of={{ of: "person", id: person.id }} group={group} namesContract={hasSeveral} />
        </div>
        <Panel
          title={t("office.contact")}
          actions={
            reader ? (
              <TextLink to="/staff/policies/$id/contact" {...reader}>
                {t("office.contact.correct")}
              </TextLink>
            ) : null
          }
        >
          <Facts
            facts={[
              { label: t("staff.email"), value: person.emails.join(", ") },
              {
                label: t("office.phone"),
                value: person.phones.length > 0 && person.phones.map((phone) => <Phone key={phone} number={phone} />),
              },
              { label: t("office.postalAddress"), value: person.postalAddress },
              { label: t("office.born"), value: person.birthDate && date(person.birthDate) },
              { label: t("staff.policy.language"), value: languageName(person.language) },
              { label: t("office.account"), value: t(person.hasAccount ? "staff.yes" : "staff.no") },
            ]}
          />
        </Panel>
      </div>
    </Page>
  );
}

export function Phone({ number }: { number: string }) {
  return (
    <div>
      <Link href={`tel:${number}`}>{number}</Link>
    </div>
  );
}

function Contracts({ of: { contracts } }: { of: StaffTenant }) {
  const { t } = useText();
  const columns = useContractColumns(contracts);
  if (contracts.length === 0) return null;
  return (
    <Panel title={t("staff.find.POLICY")}>
      <RowTable
        caption={t("staff.find.POLICY")}
        columns={columns}
        rows={contracts}
        rowId={({ refId }) => refId}
        empty={t("staff.nothing")}
      />
    </Panel>
  );
}

type Contract = StaffTenant["contracts"][number];

function useContractColumns(contracts: readonly Contract[]): Column<Contract>[] {
  const text = useText();
  const isShared = contracts.some(({ coTenantNames }) => coTenantNames.length > 0);
  const { t } = text;
  const tenants: Column<Contract> = {
    id: "tenant",
    label: t("staff.col.tenant"),
    cell: ({ tenantName, coTenantNames }) => [tenantName, ...coTenantNames].join(", "),
  };
  return [
    contractColumn(text),
    { id: "state", label: t("staff.col.state"), cell: ({ status }) => t(`staff.policy.${status}`) },
    ...(isShared ? [tenants] : []),
    { id: "home", label: t("staff.col.home"), cell: ({ fullAddress }) => keepAddressTogether(fullAddress) },
    { id: "landlord", label: t("staff.col.landlord"), cell: ({ landlordName }) => landlordName },
    {
      id: "deposit",
      label: t("staff.col.deposit"),
      isNumeric: true,
      cell: ({ depositAmount }) => text.money(depositAmount),
    },
    {
      id: "owed",
      label: t("office.owed"),
      isNumeric: true,
      cell: ({ owed }) => (owed > 0 ? text.exactMoney(owed) : null),
    },
  ];
}

function Cases({ of: { cases } }: { of: StaffTenant }) {
  const { t, shortDate } = useText();
  if (cases.length === 0) return null;
  return (
    <Panel title={t("staff.find.CASE")}>
      <ul className="todo">
        {cases.map(({ refId, openedAt, outcome, fullAddress }) => (
          <li key={refId}>
            <PlaceLink to={caseAt(refId)}>
              {[fullAddress, t(`office.timeline.DECISION.${outcome}`)].filter(Boolean).join(" · ")}
            </PlaceLink>
            <span className="quiet">{shortDate(openedAt)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
