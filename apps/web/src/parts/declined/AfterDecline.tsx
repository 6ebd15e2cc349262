import { Button, Card, Disclosure, type Elements } from "@kautia/design-system";
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

/**
 * What the tenant can do after the landlord declined or did not answer. The next step is open, with a button in the first
 * screen of a phone; the others unfold.
 */
export function AfterDecline({ again, talk, level = 2 }: AfterDeclineProps) {
  const { t } = useText();
  const { begin, failure } = useApplyAgain(again);

  const anotherAddress = (
    <>
      <p>{t("declined.addressText")}</p>
      <Button variant="secondary" onClick={() => begin("?step=landlord-info&edit=1")}>
        {t("declined.addressGo")}
      </Button>
    </>
  );
  return (
    <>
      <Card level={level} title={t(talk === undefined ? "declined.address" : "declined.talk")}>
        <div className="k-flow">{talk ?? anotherAddress}</div>
      </Card>
      <div>
        {talk === undefined ? null : (
          <Disclosure id="another-address" level={level} title={t("declined.address")}>
            {anotherAddress}
          </Disclosure>
        )}
        <Disclosure id="again" level={level} title={t("declined.again")}>
          <p>{t("declined.againText")}</p>
          <Button variant="secondary" onClick={() => begin()}>
            {t("policies.again")}
          </Button>
        </Disclosure>
      </div>
      <ActionFailed failure={failure} />
    </>
  );
}
