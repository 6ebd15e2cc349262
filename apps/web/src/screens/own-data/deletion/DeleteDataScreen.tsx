import { getDeletion } from "@kautia/contract";
import { ButtonLink, InlineMessage, Question } from "@kautia/design-system";
import { useState } from "react";
import { AccountPage } from "../AccountPage.tsx";
import { useLinkToken } from "#parts/account/use-link-token.ts";
import { useApp } from "#app/app-context.ts";
import { useText } from "#texts/use-text.ts";
import { Page } from "#frame/Page.tsx";
import { useScreenPath } from "#routing/use-screen-path.ts";
import { Confirm } from "./Confirm.tsx";
import { Plan } from "./Plan.tsx";
import { Running } from "./Running.tsx";

/** Deletes the account's data: shows what is deleted and what is kept, then asks for confirmation. */
export function DeleteDataScreen() {
  const { api, session } = useApp();
  const { t } = useText();
  const linkToken = useLinkToken();
  const [done, setDone] = useState(false);
  const finish = () => {
    session.forget();
    setDone(true);
  };
  if (done) return <Deleted />;
  return (
    <AccountPage
      title={t("deletion.title")}
      lead={t("deletion.lead")}
      load={() => api.call(getDeletion, {}, { quiet: true, handledStatuses: "all" })}
    >
      {(plan) => (
        <div className="k-flow">
          {plan.running.length > 0 ? (
            <Running running={plan.running} />
          ) : (
            <>
              <Plan kept={plan.kept} />
              <Confirm byPassword={plan.byPassword} linkToken={linkToken} onDone={finish} />
            </>
          )}
        </div>
      )}
    </AccountPage>
  );
}

function Deleted() {
  const { t } = useText();
  const path = useScreenPath();
  return (
    <Page title={t("deletion.doneTitle")}>
      <div className="k-flow">
        <Question title={t("deletion.doneTitle")} />
        <InlineMessage tone="success" toneLabel={t("common.note")} live>
          {t("deletion.doneText")}
        </InlineMessage>
        <p>
          <ButtonLink href={path("welcome")}>{t("pages.toStart")}</ButtonLink>
        </p>
      </div>
    </Page>
  );
}
