import {
  type CallAnswer,
  chargeFailure,
  listPolicyCharges,
  listPolicyLedger,
  retryCharge,
  type StaffPolicy,
} from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { queryOf, useChange } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { Pager } from "../../list/Pager.tsx";
import { RowTable } from "../../list/RowTable.tsx";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { TextLink } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { WriteOff } from "./WriteOff.tsx";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/money")({ component: PolicyMoney });

/** Premiums, instalments and refunds, and below them what the ledger has of them. */
function PolicyMoney() {
  const policy = usePolicy();
  return (
    <>
      <Charges of={policy} />
      <Ledger of={policy} />
    </>
  );
}

type Charge = CallAnswer<typeof listPolicyCharges>["rows"][number];
type Entry = CallAnswer<typeof listPolicyLedger>["rows"][number];

interface PagedProps<Row> {
  title: string;
  /** The search parameter with its page number. */
  name: "charges" | "ledger";
  query: UseQueryResult<{ rows: Row[]; total: number }>;
  columns: readonly Column<Row>[];
}

/** A table of which the address says the page. */
function Paged<Row extends { id: string }>({ title, name, query, columns }: PagedProps<Row>) {
  const { t } = useText();
  const search = Route.useSearch();
  const navigate = useNavigate({ from: "/staff/policies/$id/money" });
  return (
    <Panel title={title}>
      <Loaded query={query}>
        {({ rows, total }) => (
          <>
            <RowTable caption={title} columns={columns} rows={rows} rowId={({ id }) => id} empty={t("staff.nothing")} />
            <Pager
              page={Number(search[name] ?? 1)}
              total={total}
              onPage={(page) => void navigate({ search: { ...search, [name]: page } })}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Charges({ of: policy }: { of: StaffPolicy }) {
  const { t } = useText();
  const { refId } = policy;
  const { charges: page = "1" } = Route.useSearch();
  const query = useQuery({
    ...queryOf(listPolicyCharges, { params: { refId }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  return <Paged title={t("staff.tab.charges")} name="charges" query={query} columns={useChargeColumns(policy)} />;
}

function useChargeColumns({ refId, contractNumber: id, country }: StaffPolicy): Column<Charge>[] {
  const text = useText();
  const { t } = text;
  const { exactMoney } = text.in(country);
  return [
    { id: "due", label: t("staff.col.due"), day: ({ dueAt }) => dueAt },
    {
      id: "what",
      label: t("staff.col.what"),
      cell: ({ kind, number }) => [t(`staff.charge.${kind}`), number].filter(Boolean).join(" "),
    },
    { id: "amount", label: t("staff.col.amount"), isNumeric: true, cell: ({ amount }) => exactMoney(amount) },
    { id: "state", label: t("staff.col.state"), cell: ({ state }) => t(`staff.policy.charge.${state}`) },
    {
      id: "failure",
      label: t("staff.col.failure"),
      cell: ({ failureCode, failures }) =>
        failureCode && `${t(`staff.failure.${chargeFailure(failureCode)}`)} (${failures})`,
    },
    { id: "reference", label: t("staff.col.reference"), cell: ({ reference }) => reference },
    { id: "acts", label: t("office.acts"), cell: (charge) => <Acts id={id} refId={refId} of={charge} /> },
  ];
}

/** Charge a failed premium or instalment now, or record that the tenant transferred it. */
function Acts({ id, refId, of: charge }: { id: string; refId: string; of: Charge }) {
  const { id: chargeId, kind, number, state, failures, dueAt } = charge;
  const { t } = useText();
  const retry = useChange(retryCharge, { said: t("office.retry.done") });
  if (kind === "REFUND" || (state !== "DUE" && state !== "UNPAID" && state !== "INVOICED")) return null;
  return (
    <div className="row-acts">
      {failures > 0 && state !== "INVOICED" ? (
        <ConfirmButton
          label={t("office.retry")}
          act={[`${t("office.retry")}: ${t(`staff.charge.${kind}`)}`, number].filter(Boolean).join(" ")}
          variant="text"
          question={t("office.retry.question")}
          yes={t("office.retry")}
          onYes={() => retry.mutateAsync({ params: { refId, chargeId } })}
        >
          <p>{t("office.retry.text")}</p>
        </ConfirmButton>
      ) : null}
      <TextLink to="/staff/policies/$id/money/$chargeId" params={{ id, chargeId }}>
        {t("office.transfer")}
      </TextLink>
      {kind === "PREMIUM" && state === "UNPAID" ? <WriteOff chargeId={chargeId} dueAt={dueAt} /> : null}
    </div>
  );
}

function Ledger({ of: { refId, country } }: { of: StaffPolicy }) {
  const text = useText();
  const { t } = text;
  const { exactMoney } = text.in(country);
  const { ledger: page = "1" } = Route.useSearch();
  const query = useQuery({
    ...queryOf(listPolicyLedger, { params: { refId }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<Entry>[] = [
    { id: "when", label: t("staff.col.when"), cell: ({ at }) => when(text, at) },
    { id: "what", label: t("staff.col.what"), cell: ({ event }) => t(`staff.ledger.${event}`) },
    { id: "account", label: t("staff.col.account"), cell: ({ account }) => t(`staff.account.${account}`) },
    {
      id: "debit",
      label: t("staff.col.debit"),
      isNumeric: true,
      cell: ({ amount }) => (amount > 0 ? exactMoney(amount) : null),
    },
    {
      id: "credit",
      label: t("staff.col.credit"),
      isNumeric: true,
      cell: ({ amount }) => (amount < 0 ? exactMoney(-amount) : null),
    },
  ];
  return <Paged title={t("staff.tab.ledger")} name="ledger" query={query} columns={columns} />;
}
