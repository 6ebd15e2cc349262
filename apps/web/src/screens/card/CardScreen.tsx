import { getCard } from "@kautia/contract";
import { Button, ButtonLink, DrawingLateLetter, InlineMessage, Question, Skeleton } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { ErrorPage } from "../../frame/ErrorPage.tsx";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { CardPayment } from "./CardPayment.tsx";

/** Opened from the mail about a failed charge (docs/decisions.md) or an invoice. */
function CardScreen() {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { params, query, state: shown } = useLocation();
  const { cardToken: token = "" } = params;
  const { state, reload } = useLoaded(() =>
    api.call(getCard, { params: { token } }, { quiet: true, handledStatuses: [404] }),
  );
  if (state.kind === "failed" && state.failure.why === "refused")
    return (
      <ErrorPage
        drawing={<DrawingLateLetter />}
        title="card.unknownTitle"
        text={t("card.unknownText")}
        action={<ButtonLink href={path("account-payments")}>{t("card.toAccount")}</ButtonLink>}
      />
    );
  const isInvoice = state.kind === "loaded" && state.answer.invoiceDueOn !== null;
  return (
    <Page title={t(isInvoice ? "card.invoiceTitle" : "card.title")}>
      {state.kind === "loaded" ? (
        <CardPayment
          token={token}
          first={state.answer}
          wished={query.get("wish") === "another"}
          enters={Object(shown).enters === true}
        />
      ) : null}
      {state.kind === "loading" ? (
        <>
          <Question title={t("card.title")} />
          <Skeleton lines={4} label={t("common.loading")} />
        </>
      ) : null}
      {state.kind === "failed" ? (
        <>
          <Question title={t("card.title")} />
          <InlineMessage
            tone="caution"
            toneLabel={t("common.note")}
            live
            title={t("form.offlineTitle")}
            actions={<Button onClick={reload}>{t("common.retry")}</Button>}
          >
            {t("card.offlineText")}
          </InlineMessage>
        </>
      ) : null}
    </Page>
  );
}

export { CardScreen as Component };
