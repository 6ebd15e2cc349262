import { type ClosedMode, getClosedMode, mayCall, setClosedMode } from "@kautia/contract";
import { Button, Dialog, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import type { StaffPageProps } from "./StaffScreen.tsx";
import { handledByPage, useTable } from "../../parts/tables/use-table.ts";

/** Says whether tenants can apply; administrators open and close the app here (docs/operations.md). */
export function ClosedSwitch({ person, onSessionEnded }: StaffPageProps) {
  const { api } = useApp();
  const { t, date } = useText();
  const { state } = useTable(() => api.call(getClosedMode, {}, handledByPage), onSessionEnded);
  const [changed, setChanged] = useState<ClosedMode | null>(null);
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(false);
  const mode = changed ?? (state.kind === "loaded" ? state.answer : null);
  if (!mode) return null;
  const { closed, bySetting, changedAt, changedBy } = mode;

  async function change(): Promise<void> {
    setAsking(false);
    setFailed(false);
    const result = await api.call(setClosedMode, { body: { closed: !closed } }, { handledStatuses: "all" });
    if (result.ok) setChanged(result.answer);
    else setFailed(true);
  }

  return (
    <section className="k-flow">
      <h2>{t("staff.closed.title")}</h2>
      <p role="status">
        {t(bySetting ? "staff.closed.bySetting" : closed ? "staff.closed.closed" : "staff.closed.open")}
      </p>
      {changedAt !== null && changedBy !== null ? (
        <p className="quiet">{t("staff.closed.changed", { by: changedBy, on: date(changedAt) })}</p>
      ) : null}
      {failed ? <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("form.refused")} /> : null}
      {mayCall(person.role, setClosedMode) && !bySetting ? (
        <p>
          <Button
            variant="secondary"
            onClick={() => (closed ? change() : setAsking(true))}
            busyLabel={t("common.saving")}
          >
            {t(closed ? "staff.closed.openIt" : "staff.closed.closeIt")}
          </Button>
        </p>
      ) : null}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("staff.closed.ask")}
        closeText={t("common.close")}
        actions={
          <>
            <Button variant="ending" onClick={change}>
              {t("staff.closed.closeIt")}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("common.cancel")}
            </Button>
          </>
        }
      >
        <p>{t("staff.closed.askText")}</p>
      </Dialog>
    </section>
  );
}
