import { minSearchLength, searchDesk, type StaffHit, staffHitKinds } from "@kautia/contract";
import { Link, Question, Skeleton } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useLocation } from "#shell/navigation/use-location.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { caseState } from "../case/case-state.ts";
import { Failed } from "#parts/tables/Failed.tsx";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";

/** The results of the search over the whole desk, by group. */
export function SearchPage(props: StaffPageProps) {
  const { api } = useApp();
  const { t, number } = useText();
  const { query } = useLocation();
  const search = query.get("search") ?? "";
  const { state, reload } = useTable(
    () => api.call(searchDesk, { query: { search } }, handledByPage),
    props.onSessionEnded,
  );
  const { hits: found = null, more = [] } = state.kind === "loaded" ? state.answer : {};
  const hits = found?.filter((hit) => isShown(hit.kind)) ?? null;
  const title = search ? t("staff.find.title", { search }) : t("staff.find");
  return (
    <StaffPage title={title} {...props}>
      <Question title={title} lead={t("staff.find.lead")} />
      {state.kind === "loading" ? <Skeleton lines={8} label={t("common.loading")} /> : null}
      {state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      <p role="status" className="quiet">
        {hits === null || !search
          ? ""
          : hits.length === 0
            ? t(search.length < minSearchLength ? "staff.find.short" : "staff.find.none")
            : t(more.length > 0 ? "staff.find.moreThan" : "staff.find.count", { count: number(hits.length) })}
      </p>
      {staffHitKinds.filter(isShown).map((kind) => (
        <Group
          key={kind}
          kind={kind}
          hits={hits?.filter((hit) => hit.kind === kind) ?? []}
          hasMore={more.includes(kind)}
          search={search}
        />
      ))}
    </StaffPage>
  );
}

type ShownKind = Exclude<StaffHit["kind"], "PERSON" | "PARTNER">;

const isShown = (kind: StaffHit["kind"]): kind is ShownKind => kind !== "PERSON" && kind !== "PARTNER";

interface GroupProps {
  kind: ShownKind;
  hits: readonly StaffHit[];
  hasMore: boolean;
  search: string;
}

function Group({ kind, hits, hasMore, search }: GroupProps) {
  const { t, number } = useText();
  if (hits.length === 0) return null;
  return (
    <section className="k-flow">
      <h2>{t(`staff.find.${kind}`)}</h2>
      <ul className="staff-hits">
        {hits.map((hit) => (
          <li key={hit.id}>
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <p>
          <span>{`${t("staff.find.some", { count: number(hits.length) })} `}</span>
          <WholeList kind={kind} search={search} />
        </p>
      ) : null}
    </section>
  );
}

/** Leads to the list with the same search. Charges have none: their list contains only those that need work. */
function WholeList({ kind, search }: Pick<GroupProps, "kind" | "search">) {
  const { t } = useText();
  const path = useScreenPath();
  if (kind === "CHARGE") return null;
  const lists = {
    POLICY: path("staff-area", { area: "policies" }),
    CASE: path("staff"),
    CLAIM: path("staff-area", { area: "claims" }),
  };
  const query = new URLSearchParams({ search, ...(kind === "CASE" && { state: "ALL" }) });
  return <Link href={`${lists[kind]}?${query}`}>{t(`staff.find.all.${kind}`)}</Link>;
}

function Hit({ hit: { kind, ...hit } }: { hit: StaffHit }) {
  const { t } = useText();
  const path = useScreenPath();
  const { id, tenantName, contractNumber, email, fullAddress, status, cause, outcome } = hit;
  const refId = hit.refId ?? "";
  const state = (status && t(`staff.policy.${status}`)) ?? (outcome && t(caseState({ cause, outcome })));
  const policy = path("staff-policy", { refId });
  const pages = {
    POLICY: policy,
    CASE: path("staff-case", { refId }),
    CLAIM: path("staff-claim", { claimId: id }),
    CHARGE: `${policy}?tab=charges`,
  };
  return (
    <>
      <Link standalone href={isShown(kind) ? pages[kind] : policy}>
        {[tenantName || refId, contractNumber].filter(Boolean).join(", ")}
      </Link>
      <div className="quiet">{[email, fullAddress, state].filter(Boolean).join(", ")}</div>
    </>
  );
}
