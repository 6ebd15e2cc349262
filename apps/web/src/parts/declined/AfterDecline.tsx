import { Button, Card, type Elements } from "@kautia/design-system";
import { useState } from "react";
import { useLoginPath } from "../account/login-paths.ts";
import type { CallFailure, CallResult } from "../../api/call-result.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useNavigate } from "../../shell/navigation/use-location.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { ActionFailed } from "../failure/ActionFailed.tsx";

export interface AfterDeclineProps {
  /** Makes the one-time link for a new application with the same answers. */
  again: () => Promise<CallResult<{ link: string }>>;
  /** The message to the landlord; none for a landlord who did not answer. */
  talk?: Elements;
  level?: 2 | 3;
}

/** The tenant's options after the landlord declined or did not answer: talk, another address, another application. */
export function AfterDecline({ again, talk, level = 2 }: AfterDeclineProps) {
  const { t } = useText();
  const path = useScreenPath();
  const loginPath = useLoginPath();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<CallFailure | null>(null);

  /** Each link works once, so it is made when its button is pressed. */
  async function begin(query: string): Promise<void> {
    setFailure(null);
    const result = await again();
    if (result.ok) await navigate(`${path("index")}?token=${result.answer.link}${query}`);
    else if (result.problem?.status === 401) await navigate(loginPath);
    else setFailure(result);
  }

  return (
    <>
      {talk === undefined ? null : (
        <Card level={level} title={t("declined.talk")}>
          {talk}
        </Card>
      )}
      <Card level={level} title={t("declined.address")}>
        <div className="k-flow">
          <p>{t("declined.addressText")}</p>
          <Button variant="secondary" onClick={() => begin("&step=landlord-info&edit=1")}>
            {t("declined.addressGo")}
          </Button>
        </div>
      </Card>
      <Card level={level} title={t("declined.again")}>
        <div className="k-flow">
          <p>{t("declined.againText")}</p>
          <Button variant="secondary" onClick={() => begin("")}>
            {t("policies.again")}
          </Button>
        </div>
      </Card>
      <ActionFailed failure={failure} />
    </>
  );
}
