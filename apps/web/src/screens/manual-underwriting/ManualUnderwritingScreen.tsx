import { DrawingLetter, Question } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { promisedTime } from "@kautia/locales/format";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { Timeline } from "../../parts/timeline/Timeline.tsx";

/** Shown while a person decides on the application. */
function ManualUnderwritingScreen() {
  const { session, settings } = useApp();
  const text = useText();
  const { t } = text;
  const record = useStore(session.record);
  const { firstName, email } = record?.userInfo ?? {};
  const title = firstName ? t("risks.review", { name: firstName }) : t("risks.reviewNoName");
  return (
    <Page title={t("risks.reviewNoName")}>
      <DrawingLetter />
      <Question
        title={title}
        lead={t("risks.reviewLead", { within: promisedTime(text, settings.brand.promisedWorkingDays) })}
      />
      <section className="k-flow">
        <h2>{t("risks.reviewNext")}</h2>
        <Timeline
          items={[
            { state: "done", title: t("risks.reviewSent"), detail: t("risks.reviewSentDetail") },
            { state: "current", title: t("risks.reviewRead"), detail: t("risks.reviewReadDetail") },
            {
              state: "upcoming",
              title: t("risks.reviewMail"),
              detail: email ? t("risks.reviewMailDetail", { email }) : t("risks.reviewMailDetailNoEmail"),
            },
          ]}
        />
      </section>
      <p>{t("risks.reviewSafe")}</p>
    </Page>
  );
}

export { ManualUnderwritingScreen as Component };
