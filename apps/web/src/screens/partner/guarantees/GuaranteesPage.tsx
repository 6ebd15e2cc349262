import { getGuaranteeCertificate, listGuarantees, type PolicyStatus, policyStatuses } from "@kautia/contract";
import { Link, VisuallyHidden } from "@kautia/design-system";
import { buildUrl } from "../../../api/build-url.ts";
import { byItself, pick } from "../../../parts/tables/use-table.ts";
import { useApp } from "../../../shell/app/app-context.ts";
import { useText } from "../../../shell/i18n/use-text.ts";
import { ListPage } from "../ListPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";

/** There is no certificate before the acceptance. */
const uncertified: readonly PolicyStatus[] = ["SIGNED", "DECLINED", "WITHDRAWN"];

/** The guarantees for the partner's rentals. */
export function GuaranteesPage(props: PartnerPageProps) {
  const { api } = useApp();
  const { t, money, shortDate } = useText();
  const options = policyStatuses.map((value) => ({ value, label: t(`manager.guarantee.${value}`) }));
  return (
    <ListPage
      {...props}
      list="guarantees"
      title={t("manager.tab.guarantees")}
      lead={t("manager.guarantees.lead")}
      empty={t("manager.guarantees.none")}
      finder={{
        searchHelp: t("manager.guarantees.search"),
        filters: [{ name: "status", label: t("manager.col.state"), emptyText: t("staff.all"), options }],
      }}
      load={async (query) => {
        const [search, after] = [query.get("search"), query.get("after")];
        const request = { query: { status: pick(policyStatuses, query.get("status")), search, after } };
        const result = await api.call(listGuarantees, request, byItself);
        return result.ok ? { ok: true, answer: { rows: result.answer.guarantees, next: result.answer.next } } : result;
      }}
      rowKey={({ refId }) => refId}
      columns={() => [
        {
          key: "contract",
          label: t("manager.col.contract"),
          whole: true,
          renderCell: ({ contractNumber }) => contractNumber,
        },
        { key: "tenant", label: t("manager.col.tenant"), renderCell: ({ tenantName }) => tenantName },
        { key: "home", label: t("manager.col.address"), renderCell: ({ fullAddress }) => fullAddress },
        {
          key: "deposit",
          label: t("manager.col.deposit"),
          numeric: true,
          renderCell: ({ depositAmount }) => money(depositAmount, "round"),
        },
        {
          key: "start",
          label: t("manager.col.start"),
          renderCell: ({ insuranceStart }) => shortDate(insuranceStart),
        },
        { key: "state", label: t("manager.col.state"), renderCell: ({ status }) => t(`manager.guarantee.${status}`) },
        {
          key: "certificate",
          label: t("manager.col.certificate"),
          renderCell: ({ refId, contractNumber, status }) =>
            uncertified.includes(status) ? null : (
              <Link download href={buildUrl(getGuaranteeCertificate, { refId })}>
                {t("manager.guarantees.certificate")}
                <VisuallyHidden> {contractNumber}</VisuallyHidden>
              </Link>
            ),
        },
      ]}
    />
  );
}
