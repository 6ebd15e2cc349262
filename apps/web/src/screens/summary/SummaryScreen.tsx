import { Actions, ButtonLink, Question } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { useText } from "../../texts/use-text.ts";
import { QuoteRail, useShortQuote } from "../../parts/price/QuoteRail.tsx";
import { ContinueElsewhere } from "../../frame/ContinueElsewhere.tsx";
import { Page } from "../../frame/Page.tsx";
import { mayAct, missingEssentials, type TenantRecord } from "@kautia/contract";
import { usePrefetch } from "../../routing/use-prefetch.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { AnswerList } from "./AnswerList.tsx";
import { ConsentForm } from "./ConsentForm.tsx";

/** All answers, a row for each page, then what is still to be asked, the consents, and the button at the end. */
function SummaryScreen() {
  const { session } = useApp();
  const record = useStore(session.record);
  return record && <Summary record={record} />;
}

function Summary({ record }: { record: TenantRecord }) {
  const { t } = useText();
  const path = useScreenPath();
  // Somebody has gone back from the offer or the payment to look at the answers.
  const isOffered = mayAct("offers", record.lastCompletedPage);
  // The income of somebody who joined later has not been told yet.
  const open = missingEssentials(record).find((step) => step === "co-tenant-incomes");
  usePrefetch("risks");
  return (
    <Page
      title={t("summary.name")}
      rail={<QuoteRail record={record} />}
      railLabel={t("rail.title")}
      railShort={useShortQuote({ record })}
    >
      <Question title={t("summary.title")} lead={t("summary.lead")} />
      {/* Specification §2: on wide screens, a link straight to the consents. */}
      {isOffered || open ? null : (
        <p className="get-offer">
          <ButtonLink variant="secondary" href="#get-offer">
            {t("summary.getOffer")}
          </ButtonLink>
        </p>
      )}
      <AnswerList record={record} />
      {isOffered ? (
        <Actions>
          <ButtonLink href={path("index")}>
            {t(record.lastCompletedPage === "PAYMENT_PERIOD" ? "summary.toPayment" : "summary.toOffer")}
          </ButtonLink>
        </Actions>
      ) : open ? (
        <>
          <p>{t("summary.open", { question: t(`questions.${open}.short`) })}</p>
          <Actions>
            <ButtonLink href={`${path("index")}?step=${open}&edit=1`}>{t("summary.answerOpen")}</ButtonLink>
          </Actions>
        </>
      ) : (
        <ConsentForm record={record} />
      )}
      <ContinueElsewhere record={record} />
    </Page>
  );
}

export { SummaryScreen as Component };
