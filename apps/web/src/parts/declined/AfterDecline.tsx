import { Button, Card, type Elements } from "@kautia/design-system";
import type { CallResult } from "../../api/call-result.ts";
import { useText } from "../../texts/use-text.ts";
import { ActionFailed } from "../failure/ActionFailed.tsx";
import { useApplyAgain } from "./use-apply-again.ts";

export interface AfterDeclineProps {
  /** Makes the link for a new application with the same answers. */
  again: () => Promise<CallResult<{ link: string }>>;
  /** The message to the landlord; none for a landlord who did not answer. */
  talk?: Elements;
  level?: 2 | 3;
}

/** The tenant's options after the landlord declined or did not answer: talk, another address, another application. */
export function AfterDecline({ again, talk, level = 2 }: AfterDeclineProps) {
  const { t } = useText();
  const { begin, failure } = useApplyAgain(again);

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
          <Button variant="secondary" onClick={() => begin("?step=landlord-info&edit=1")}>
            {t("declined.addressGo")}
          </Button>
        </div>
      </Card>
      <Card level={level} title={t("declined.again")}>
        <div className="k-flow">
          <p>{t("declined.againText")}</p>
          <Button variant="secondary" onClick={() => begin()}>
            {t("policies.again")}
          </Button>
        </div>
      </Card>
      <ActionFailed failure={failure} />
    </>
  );
}
