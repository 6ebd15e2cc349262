import { getClosedMode, mayCall, setClosedMode } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { useChange, useLoaded } from "../../api/queries.ts";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { ActButton } from "../../parts/ActButton.tsx";
import { Page } from "../../parts/Page.tsx";
import { useText } from "../../text/use-text.ts";
import { usePerson } from "../session.ts";

export const Route = createLazyRoute("/staff/closed")({ component: ClosedPage });

/** Says whether tenants can apply; administrators open and close the app here (docs/operations.md). */
function ClosedPage() {
  const { t, date } = useText();
  const { role } = usePerson();
  const data = useLoaded(getClosedMode, {});
  const { closed, bySetting, changedAt, changedBy } = data;
  const { mutateAsync: change } = useChange(setClosedMode);
  return (
    <Page title={t("office.openClosed")}>
      <div className="narrow">
        <p role="status">
          {t(bySetting ? "staff.closed.bySetting" : closed ? "staff.closed.closed" : "staff.closed.open")}
        </p>
        {changedAt !== null && changedBy !== null ? (
          <p className="quiet">{t("staff.closed.changed", { by: changedBy, on: date(changedAt) })}</p>
        ) : null}
        {!mayCall(role, setClosedMode) || bySetting ? null : closed ? (
          <ActButton call={setClosedMode} request={{ body: { closed: false } }} variant="secondary">
            {t("staff.closed.openIt")}
          </ActButton>
        ) : (
          <ConfirmButton
            label={t("staff.closed.closeIt")}
            question={t("staff.closed.ask")}
            yes={t("staff.closed.closeIt")}
            onYes={() => change({ body: { closed: true } })}
          >
            <p>{t("staff.closed.askText")}</p>
          </ConfirmButton>
        )}
      </div>
    </Page>
  );
}
