import { countryOfContract, getGuarantee, type LandlordView } from "@kautia/contract";
import { InlineMessage, Link, Question, Skeleton } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useEffect, useRef, useState } from "react";
import { Answer } from "#parts/landlord/Answer.tsx";
import { Claims } from "#parts/landlord/Claims.tsx";
import { Covered } from "#parts/landlord/Covered.tsx";
import { byPartner } from "#parts/landlord/landlord-calls.ts";
import { Line } from "#parts/landlord/Line.tsx";
import { Release } from "#parts/landlord/Release.tsx";
import { Status } from "#parts/landlord/Status.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { useApp } from "#shell/app/app-context.ts";
import { CountryTexts } from "#shell/i18n/CountryTexts.tsx";
import { useText } from "#shell/i18n/use-text.ts";
import { Navigate } from "#shell/navigation/Navigate.tsx";
import { SideBySide } from "#shell/SideBySide.tsx";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { PartnerPage } from "../PartnerPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";
import "#parts/landlord/landlord.css";

/** One guarantee, with all that its landlord may do: accept, decline, release, claim. */
export function GuaranteePage({ refId, ...props }: PartnerPageProps & { refId: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { state, reload } = useTable(
    () => api.call(getGuarantee, { params: { refId } }, handledByPage),
    props.onSessionEnded,
  );
  // Every action returns the new view.
  const [changed, setChanged] = useState<LandlordView | null>(null);
  if (state.kind === "failed" && state.failure.problem?.status === 404) return <Navigate to={path("404")} replace />;
  const view = changed ?? (state.kind === "loaded" ? state.answer : null);
  const title = view ? view.tenantName : t("manager.tab.guarantees");
  return (
    <PartnerPage title={title} {...props}>
      <p>
        <Link standalone href={path("partner-area", { area: "guarantees" })}>
          {t("manager.guarantees.back")}
        </Link>
      </p>
      <Question
        title={title}
        lead={view ? `${view.contractNumber}, ${keepAddressTogether(view.fullAddress)}` : undefined}
      />
      {view === null && state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      {view === null && state.kind === "loading" ? <Skeleton lines={8} label={t("common.loading")} /> : null}
      {view ? (
        <CountryTexts country={countryOfContract(view.contractNumber)}>
          <Parts view={view} refId={refId} signedBy={props.person.name} onView={setChanged} />
        </CountryTexts>
      ) : null}
    </PartnerPage>
  );
}

interface PartsProps {
  view: LandlordView;
  refId: string;
  signedBy: string;
  onView: (view: LandlordView) => void;
}

function Parts({ view, refId, signedBy, onView }: PartsProps) {
  const { t } = useText();
  const [tooLate, setTooLate] = useState(false);
  const calls = byPartner(refId, signedBy);
  const isOpen = view.status === "SIGNED";
  const status = useRef<HTMLDivElement>(null);
  const shown = useRef(view.status);
  useEffect(() => {
    // The pressed button is gone, so move the focus to the new status.
    if (shown.current !== view.status) status.current?.focus();
    shown.current = view.status;
  }, [view.status]);
  return (
    <SideBySide
      top={
        <>
          {tooLate ? (
            <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("landlord.conflict")}>
              {t("landlord.conflictText")}
            </InlineMessage>
          ) : null}
          {isOpen ? null : (
            <div ref={status} tabIndex={-1}>
              <Status view={view} />
            </div>
          )}
          <Covered view={view} calls={calls} title={t("landlord.what")} />
        </>
      }
      side={
        <>
          {isOpen ? <Answer view={view} calls={calls} onView={onView} onTooLate={() => setTooLate(true)} /> : null}
          <Line view={view} />
        </>
      }
    >
      <Claims view={view} calls={calls} onView={onView} />
      <Release view={view} calls={calls} onView={onView} />
      <p className="quiet">{t("manager.guarantees.elsewhere")}</p>
    </SideBySide>
  );
}
