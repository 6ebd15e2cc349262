import type { CoTenantPage } from "@kautia/contract";
import { DrawingSigned, Question, TextWithEmails, type TimelineItem } from "@kautia/design-system";
import type { Text } from "@kautia/locales/format";
import { useHeadingFocus } from "../../browser/use-heading-focus.ts";
import { Page } from "../../frame/Page.tsx";
import { AccountOffer } from "../../parts/account/AccountOffer.tsx";
import { Success } from "../../parts/success/Success.tsx";
import { Timeline } from "../../parts/timeline/Timeline.tsx";
import { useText } from "../../texts/use-text.ts";
import { type Acts, namesOf } from "./acts.ts";
import { Refuse } from "./Refuse.tsx";

interface AnsweredProps extends Acts {
  view: CoTenantPage;
  /** Whether the reader has just answered, here. */
  justNow: boolean;
}

/** Where the contract stands, when the reader has nothing to sign. */
export function Answered({ view, justNow, ...acts }: AnsweredProps) {
  const text = useText();
  const { t } = text;
  const heading = useHeadingFocus();
  const [title, lead] = wordsOf(view, justNow, text);
  const { state } = view;
  const hasSigned = state === "SIGNED" || state === "CONCLUDED";
  const question = <Question headingRef={heading} title={title} lead={<TextWithEmails text={lead} />} />;
  return (
    <Page title={title}>
      {hasSigned && justNow ? <Success drawing={<DrawingSigned />}>{question}</Success> : question}
      {state === "SIGNED" ? (
        <>
          <section className="k-flow">
            <h2>{t("payment.next")}</h2>
            <Timeline items={timelineOf(view, text)} />
          </section>
          <Refuse view={view} label={t("coTenant.takeBack")} {...acts} />
        </>
      ) : null}
      {state === "CONCLUDED" ? <AccountOffer text="coTenant.accountText" /> : null}
    </Page>
  );
}

function wordsOf(view: CoTenantPage, justNow: boolean, { t }: Text): [title: string, lead: string] {
  const { first } = namesOf(view);
  switch (view.state) {
    case "SIGNED":
      return [
        justNow ? t("coTenant.thanks", { name: view.firstName }) : t("coTenant.signed"),
        t("coTenant.signedLead"),
      ];
    case "CONCLUDED":
      return [t("coTenant.concluded"), t("coTenant.concludedLead", { email: view.email })];
    case "REFUSED":
      return [t("coTenant.refused"), t("coTenant.refusedLead", { first })];
    case "ENDED":
      return [t("coTenant.ended"), t("coTenant.endedLead")];
    // Without a contract there is nothing to sign yet.
    case "WAITING":
    case "CHANGED":
      return [t(justNow ? "coTenant.corrected" : "coTenant.changed"), t("coTenant.changedLead", { first })];
  }
}

function timelineOf(view: CoTenantPage, { t }: Text): TimelineItem[] {
  const { first } = namesOf(view);
  const people = view.tenants.map(({ name, state, isYou }): TimelineItem => {
    if (isYou) return { state: "done", title: t("coTenant.line.youSigned") };
    if (state === "SIGNED") return { state: "done", title: t("coTenant.line.signed", { name }) };
    if (state === "INVITED") return { state: "current", title: t("coTenant.line.waits", { name }) };
    return {
      state: "problem",
      title: t("coTenant.line.refused", { name }),
      detail: t("coTenant.line.refusedDetail", { first }),
    };
  });
  const byState = (state: TimelineItem["state"]) => people.filter((item) => item.state === state);
  return [
    ...byState("done"),
    ...byState("current"),
    ...byState("problem"),
    { state: "upcoming", title: t("coTenant.line.landlord"), detail: t("coTenant.line.landlordDetail") },
  ];
}
