import { minSearchLength, searchDesk, type StaffHit, staffHitKinds } from "@kautia/contract";
import { Link, Question, Skeleton } from "@kautia/design-system";
import { useApp } from "../../../shell/app/app-context.ts";
import { useText } from "../../../shell/i18n/use-text.ts";
import { useLocation } from "../../../shell/navigation/use-location.ts";
import { useScreenPath } from "../../../shell/use-screen-path.ts";
import { Failed } from "../../../parts/tables/Failed.tsx";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { byItself, useTable } from "../../../parts/tables/use-table.ts";

/** The results of the search over the whole desk, by group. */
export function SearchPage(props: StaffPageProps) {
  const { api } = useApp();
  const { t, number } = useText();
  const { query } = useLocation();
  const search = query.get("search") ?? "";
  const { state, reload } = useTable(() => api.call(searchDesk, { query: { search } }, byItself), props.onGone);
  const hits = state.kind === "loaded" ? state.answer.hits : null;
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
            : t("staff.find.count", { count: number(hits.length) })}
      </p>
      {staffHitKinds.map((kind) => (
        <Group key={kind} kind={kind} hits={hits?.filter((hit) => hit.kind === kind) ?? []} />
      ))}
    </StaffPage>
  );
}

function Group({ kind, hits }: { kind: StaffHit["kind"]; hits: readonly StaffHit[] }) {
  const { t } = useText();
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
    </section>
  );
}

function Hit({ hit }: { hit: StaffHit }) {
  const { t } = useText();
  const path = useScreenPath();
  const { kind, id, refId, tenantName, contractNumber, email, fullAddress, status } = hit;
  const policy = path("staff-policy", { refId });
  const pages = {
    POLICY: policy,
    CASE: path("staff-case", { refId }),
    CLAIM: path("staff-claim", { claimId: id }),
    CHARGE: `${policy}?tab=charges`,
  };
  return (
    <>
      <Link standalone href={pages[kind]}>
        {[tenantName || refId, contractNumber].filter(Boolean).join(", ")}
      </Link>
      <div className="quiet">
        {[email, fullAddress, status && t(`staff.policy.${status}`)].filter(Boolean).join(", ")}
      </div>
    </>
  );
}
