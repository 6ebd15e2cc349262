import {
  type CallAnswer,
  chargeFailure,
  listPolicyCharges,
  listPolicyLedger,
  retryCharge,
  type StaffPolicy,
} from "@kautia/contract";
import { Skeleton } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createLazyRoute, Link, useNavigate } from "@tanstack/react-router";
import { queryOf, useChange } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { Pager } from "../../list/Pager.tsx";
import { RowTable } from "../../list/RowTable.tsx";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { Panel } from "../../parts/Panel.tsx";
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

function Charges({ of: policy }: { of: StaffPolicy }) {
  const { t } = useText();
  const { refId } = policy;
  const { charges = "1", ledger } = Route.useSearch();
  const navigate = useNavigate({ from: "/staff/policies/$id/money" });
  const { data, error, refetch } = useQuery({
    ...queryOf(listPolicyCharges, { params: { refId }, query: { page: charges } }),
    placeholderData: keepPreviousData,
  });
  const columns = useChargeColumns(policy);
  return (
    <Panel title={t("staff.tab.charges")}>
      <Failed error={error} onRetry={() => void refetch()} />
      {data ? (
        <>
          <RowTable
            caption={t("staff.tab.charges")}
            columns={columns}
            rows={data.rows}
            rowId={(charge) => charge.id}
            empty={t("staff.nothing")}
          />
          <Pager
            page={Number(charges)}
            total={data.total}
            onPage={(page) => void navigate({ search: { charges: page, ledger } })}
          />
        </>
      ) : (
        <Skeleton lines={4} label={t("common.loading")} />
      )}
    </Panel>
  );
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
      <Link className="k-link" to="/staff/policies/$id/money/$chargeId" params={{ id, chargeId }}>
        {t("office.transfer")}
      </Link>
      {kind === "PREMIUM" && state === "UNPAID" ? <WriteOff chargeId={chargeId} dueAt={dueAt} /> : null}
    </div>
  );
}

function Ledger({ of: { refId, country } }: { of: StaffPolicy }) {
  const text = useText();
  const { t } = text;
  const { charges, ledger = "1" } = Route.useSearch();
  const navigate = useNavigate({ from: "/staff/policies/$id/money" });
  const { data, error, refetch } = useQuery({
    ...queryOf(listPolicyLedger, { params: { refId }, query: { page: ledger } }),
    placeholderData: keepPreviousData,
  });
  const { exactMoney } = text.in(country);
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
  return (
    <Panel title={t("staff.tab.ledger")}>
      <Failed error={error} onRetry={() => void refetch()} />
      {data ? (
        <>
          <RowTable
            caption={t("staff.tab.ledger")}
            columns={columns}
            rows={data.rows}
            rowId={(entry) => entry.id}
            empty={t("staff.nothing")}
          />
          <Pager
            page={Number(ledger)}
            total={data.total}
            onPage={(page) => void navigate({ search: { charges, ledger: page } })}
          />
        </>
      ) : (
        <Skeleton lines={4} label={t("common.loading")} />
      )}
    </Panel>
  );
}
