import { applyAgain, type PolicyView } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useLoginPath } from "../../parts/account/login-paths.ts";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useNavigate } from "../../shell/navigation/use-location.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** Starts a new application with the answers of an ended policy, opened by a link like those in our mails. */
export function ApplyAgain({ policy: { refId } }: { policy: PolicyView }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const loginPath = useLoginPath();
  const navigate = useNavigate();
  const [lost, setLost] = useState(false);

  async function begin(): Promise<void> {
    setLost(false);
    const result = await api.call(applyAgain, { params: { refId } }, { handBack: [401] });
    if (result.ok) await navigate(`${path("index")}?token=${result.answer.link}`);
    else if (result.why === "refused" && result.problem.status === 401) await navigate(loginPath);
    else setLost(result.why === "offline");
  }

  return (
    <>
      {lost ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("form.offlineTitle")}>
          {t("policies.offlineText")}
        </InlineMessage>
      ) : null}
      <p>
        <Button variant="secondary" onClick={begin}>
          {t("policies.again")}
        </Button>
      </p>
    </>
  );
}
