import { DrawingShield, Question, VisuallyHidden } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import "./risks.css";

/** Shown while the check runs. Its duration is unknown, so there is no percentage. */
export function Checking({ count }: { count: number }) {
  const { t } = useText();
  const title = t("risks.checking");
  return (
    <Page title={title} progress={{ step: count, count, name: title }}>
      <div className="risks-checking">
        <DrawingShield />
        <Question title={title} lead={t("risks.checkingLead")} />
        <p className="risks-once">{t("risks.once")}</p>
        <p role="status" data-waiting>
          <VisuallyHidden>{t("risks.progress")}</VisuallyHidden>
        </p>
      </div>
    </Page>
  );
}
