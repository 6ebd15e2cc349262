import { getClosedMode, mayCall, setClosedMode } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createLazyRoute } from "@tanstack/react-router";
import { queryOf, useChange } from "../../api/queries.ts";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { Page } from "../../parts/Page.tsx";
import { useText } from "../../text/use-text.ts";
import { usePerson } from "../session.ts";

export const Route = createLazyRoute("/staff/closed")({ component: ClosedPage });

/** Says whether tenants can apply; administrators open and close the app here (docs/operations.md). */
function ClosedPage() {
  const { t, date } = useText();
  const { role } = usePerson();
  const { data } = useSuspenseQuery(queryOf(getClosedMode, {}));
  const { closed, bySetting, changedAt, changedBy } = data;
  const change = useChange(setClosedMode);
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
          <>
            <Failed error={change.error} />
            <Button
              variant="secondary"
              busy={change.isPending}
              onClick={() => change.mutate({ body: { closed: false } })}
            >
              {t("staff.closed.openIt")}
            </Button>
          </>
        ) : (
          <ConfirmButton
            label={t("staff.closed.closeIt")}
            question={t("staff.closed.ask")}
            yes={t("staff.closed.closeIt")}
            onYes={() => change.mutateAsync({ body: { closed: true } })}
          >
            <p>{t("staff.closed.askText")}</p>
          </ConfirmButton>
        )}
      </div>
    </Page>
  );
}
