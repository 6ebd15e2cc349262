import { type AmendmentKind, amendmentsAfter, amendmentsFor, askAmendment, type PolicyView } from "@kautia/contract";
import { useState } from "react";
import { useApp } from "#app/app-context.ts";
import { useLocation, useNavigate } from "#navigation/use-location.ts";
import { useLoginPath } from "#parts/account/login-paths.ts";
import { Asked } from "#parts/amendments/Asked.tsx";
import { ChangeForm, kindInQuery } from "#parts/amendments/ChangeForm.tsx";
import { ChangeList, titleOf } from "#parts/amendments/ChangeList.tsx";
import { useScreenPath } from "#routing/use-screen-path.ts";
import { useText } from "#texts/use-text.ts";
import type { PolicyPartProps } from "../PolicyPage.tsx";
import { OpenChanges } from "./OpenChanges.tsx";

/** What can be changed about a contract, the form of one change, and what was asked for. */
export function Changes({ policy, onPolicy }: PolicyPartProps) {
  const { t } = useText();
  const { settings } = useApp();
  const { query } = useLocation();
  const navigate = useNavigate();
  const loginPath = useLoginPath();
  const path = useScreenPath()("policy-changes", { contractNumber: policy.contractNumber });
  const [isAsked, setIsAsked] = useState(false);
  const mayBeSeveral = policy.coTenantNames.length > 0 || settings.maxCoTenants > 0;
  const fits = (each: AmendmentKind) => mayBeSeveral || each !== "CO_TENANTS";
  const kinds = amendmentsFor("TENANT", policy).filter(fits);
  const later = amendmentsAfter("TENANT", policy).filter(fits);
  const kind = kindInQuery(query);

  function show(now: PolicyView): void {
    setIsAsked(true);
    onPolicy(now);
    void navigate(path, { replace: true });
  }

  const asking = {
    call: askAmendment,
    params: { refId: policy.refId },
    listPath: path,
    onAsked: show,
    onUnauthorized: () => void navigate(loginPath),
  };
  if (kind !== null && kinds.includes(kind))
    return (
      <div className="k-flow">
        <h2>{t(titleOf(kind))}</h2>
        <ChangeForm kind={kind} side="TENANT" contract={policy} asking={asking} />
      </div>
    );
  return (
    <div className="k-flow">
      {isAsked ? <Asked amendments={policy.amendments} /> : <p>{t("changes.lead")}</p>}
      <OpenChanges policy={policy} onPolicy={onPolicy} />
      <ChangeList kinds={kinds} later={later} path={path} />
    </div>
  );
}
