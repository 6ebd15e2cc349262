import {
  amendmentsAfter,
  amendmentsFor,
  answerAmendmentAsLandlord,
  askAmendmentAsLandlord,
  type LandlordView,
  takeBackAmendmentAsLandlord,
} from "@kautia/contract";
import { Question } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure, CallResult } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { Page } from "../../frame/Page.tsx";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { Asked } from "../../parts/amendments/Asked.tsx";
import { ChangeForm, kindInQuery } from "../../parts/amendments/ChangeForm.tsx";
import { ChangeList, titleOf } from "../../parts/amendments/ChangeList.tsx";
import { OpenAmendments } from "../../parts/amendments/OpenAmendments.tsx";
import { useText } from "../../texts/use-text.ts";
import { type GuaranteeProps, useGuaranteePath } from "./guarantee.ts";

/** What the landlord can change, the form of one change, and what was asked for. */
export function ChangesPage({ view, token, onView }: GuaranteeProps) {
  const { t } = useText();
  const { query } = useLocation();
  const navigate = useNavigate();
  const path = useGuaranteePath();
  const [isAsked, setIsAsked] = useState(false);
  const kinds = amendmentsFor("LANDLORD", view);
  const kind = kindInQuery(query);
  if (!view.mayAnswer || view.replacedOn !== null) return <Navigate to={path("landlord")} replace />;

  function show(now: LandlordView): void {
    setIsAsked(true);
    onView(now);
    void navigate(path("landlord-changes"), { replace: true });
  }

  const asking = {
    call: askAmendmentAsLandlord,
    params: { token },
    listPath: path("landlord-changes"),
    onAsked: show,
    onUnauthorized: () => void navigate(path("landlord")),
  };
  if (kind !== null && kinds.includes(kind))
    return (
      <Page title={t(titleOf(kind))} back={path("landlord-changes")}>
        <Question title={t(titleOf(kind))} />
        <ChangeForm kind={kind} side="LANDLORD" contract={view} asking={asking} />
      </Page>
    );
  return (
    <Page title={t("changes.title")} back={path("landlord")}>
      <Question title={t("changes.title")} lead={isAsked ? undefined : t("changes.lead")} />
      {isAsked ? <Asked amendments={view.amendments} /> : null}
      <OpenChanges view={view} token={token} onView={onView} />
      <ChangeList kinds={kinds} later={amendmentsAfter("LANDLORD", view)} path={path("landlord-changes")} />
    </Page>
  );
}

/** The changes that wait for somebody. */
export function OpenChanges({ view, token, onView }: GuaranteeProps) {
  const { api } = useApp();

  function settle(result: CallResult<LandlordView>): CallFailure | null {
    if (!result.ok) return result;
    onView(result.answer);
    return null;
  }

  const all = { handledStatuses: "all" } as const;
  const acts = {
    answer: async (amendmentId: string, body: { agrees: boolean; reason: string }) =>
      settle(await api.call(answerAmendmentAsLandlord, { params: { token, amendmentId }, body }, all)),
    takeBack: async (amendmentId: string) =>
      settle(await api.call(takeBackAmendmentAsLandlord, { params: { token, amendmentId } }, all)),
  };
  return <OpenAmendments amendments={view.amendments} acts={acts} />;
}
