import { type CertificateStatus, getCertificate } from "@kautia/contract";
import { Button, Card, InlineMessage, Link, type MessageTone, Question, Skeleton } from "@kautia/design-system";
import { todayIn } from "@kautia/locales/format";
import { keepCodeTogether } from "@kautia/locales/keep-together";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";

const tones: Record<CertificateStatus, MessageTone> = {
  GENUINE: "success",
  IN_FORCE: "success",
  REPLACED: "caution",
  RELEASED: "caution",
  UNKNOWN: "error",
};

/** Opened by the code on a certificate: says whether it is genuine and in force, without naming anybody. */
function CertificateScreen() {
  const { api } = useApp();
  const { t, money, date, country } = useText();
  const [today] = useState(() => todayIn(country()));
  const path = useScreenPath();
  const { code = "" } = useLocation().params;
  const { state, reload } = useLoaded(() =>
    api.call(getCertificate, { params: { code } }, { quiet: true, handledStatuses: [429] }),
  );
  const tooMany = state.kind === "failed" && state.failure.problem?.status === 429;
  return (
    <Page title={t("certificate.title")}>
      <Question title={t("certificate.title")} lead={t("certificate.lead", { code: keepCodeTogether(code) })} />
      {state.kind === "loading" ? <Skeleton lines={3} label={t("common.loading")} /> : null}
      {state.kind === "loaded" ? (
        <InlineMessage
          tone={tones[state.answer.status]}
          toneLabel={t("certificate.result")}
          live
          title={t(`certificate.${state.answer.status}`)}
        >
          {/* With the date, so that a printed page says when it was true. */}
          <p>{t(`certificate.${state.answer.status}.text`, { date: date(today) })}</p>
          {state.answer.remaining === null ? null : (
            <p>{t("certificate.remaining", { amount: money(state.answer.remaining) })}</p>
          )}
        </InlineMessage>
      ) : null}
      {state.kind === "failed" ? (
        <InlineMessage
          tone="caution"
          toneLabel={t("common.note")}
          live
          title={t(tooMany ? "certificate.tooMany" : "form.offlineTitle")}
          actions={<Button onClick={reload}>{t("common.retry")}</Button>}
        >
          {t(tooMany ? "certificate.tooManyText" : "policies.offlineText")}
        </InlineMessage>
      ) : null}
      {state.kind === "loaded" && state.answer.status === "UNKNOWN" ? (
        <p>
          <Link standalone href={path("certificates")}>
            {t("certificate.another")}
          </Link>
        </p>
      ) : null}
      {state.kind === "loading" ? null : (
        <Card tone="quiet" title={t("certificate.compare")}>
          <p>{t("certificate.compareText")}</p>
        </Card>
      )}
    </Page>
  );
}

export { CertificateScreen as Component };
