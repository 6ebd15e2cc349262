import "./people.css";
import { getPerson, type StaffTenant } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createLazyRoute, Link } from "@tanstack/react-router";
import { queryOf } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { StaffLink } from "../../parts/StaffLink.tsx";
import { Status } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { Timeline } from "./Timeline.tsx";
import { TodoList } from "./TodoList.tsx";

export const Route = createLazyRoute("/staff/people/$id")({ component: PersonPage });

/** One tenant: what is to do, contracts, cases, and everything that happened. */
function PersonPage() {
  const { t, exactMoney, date, languageName } = useText();
  const params = Route.useParams();
  const { group } = Route.useSearch();
  const { data: person } = useSuspenseQuery(queryOf(getPerson, { params }));
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
            <Link className="k-button k-button--secondary" to="/staff/policies/$id/write" {...reader}>
              {t("office.write")}
            </Link>
            <Link className="k-button k-button--secondary" to="/staff/policies/$id/call" params={reader.params}>
              {t("office.noteCall")}
            </Link>
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
              <Link className="k-link" to="/staff/policies/$id/contact" {...reader}>
                {t("office.contact.correct")}
              </Link>
            ) : null
          }
        >
          <Facts
            facts={[
              { label: t("staff.email"), value: person.emails.join(", ") },
              { label: t("office.phone"), value: person.phones.map((phone) => <Phone key={phone} number={phone} />) },
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
      <a className="k-link" href={`tel:${number}`}>
        {number}
      </a>
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
    {
      id: "contract",
      label: t("staff.col.contract"),
      isShort: true,
      cell: ({ contractNumber }) => (
        <Link className="k-link" to="/staff/policies/$id" params={{ id: contractNumber }}>
          {contractNumber}
        </Link>
      ),
    },
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
            <StaffLink to={`cases/${refId}`}>
              {[fullAddress, t(`office.timeline.DECISION.${outcome}`)].filter(Boolean).join(" · ")}
            </StaffLink>
            <span className="quiet">{shortDate(openedAt)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
