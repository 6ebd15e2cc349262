import { askForReview } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { NotSaved } from "../../parts/failure/NotSaved.tsx";
import { useText } from "../../texts/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** Requests a review by a person (GDPR Art. 22). */
export function AskPerson() {
  const { api, session } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<"offline" | "refused" | null>(null);

  async function ask(): Promise<void> {
    setFailed(null);
    const result = await api.call(askForReview, { body: { token: session.token() ?? "" } });
    if (result.ok) {
      await session.refresh();
      return navigate(path("manual-underwriting"));
    }
    if (result.why === "offline" || result.why === "refused") setFailed(result.why);
  }

  return (
    <section className="k-flow">
      <h2>{t("risks.person")}</h2>
      <p>{t("risks.personText")}</p>
      {failed ? <NotSaved why={failed} /> : null}
      <p>
        <Button variant="secondary" onClick={ask} busyLabel={t("common.saving")}>
          {t("risks.personAsk")}
        </Button>
      </p>
    </section>
  );
}
