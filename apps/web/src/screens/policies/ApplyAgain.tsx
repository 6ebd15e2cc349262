import { applyAgain, type PolicyView } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { useLoginPath } from "../../parts/account/login-paths.ts";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
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
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function begin(): Promise<void> {
    setFailure(null);
    const result = await api.call(applyAgain, { params: { refId } }, { handBack: [401] });
    if (result.ok) await navigate(`${path("index")}?token=${result.answer.link}`);
    else if (result.problem?.status === 401) await navigate(loginPath);
    else setFailure(result);
  }

  return (
    <>
      <ActionFailed failure={failure} />
      <p>
        <Button variant="secondary" onClick={begin}>
          {t("policies.again")}
        </Button>
      </p>
    </>
  );
}
