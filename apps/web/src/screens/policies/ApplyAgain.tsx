import { applyAgain, type PolicyView } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useApplyAgain } from "../../parts/declined/use-apply-again.ts";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";

/** Starts a new application with the answers of an ended policy. */
export function ApplyAgain({ policy: { refId } }: { policy: PolicyView }) {
  const { api } = useApp();
  const { t } = useText();
  const { begin, failure } = useApplyAgain(() =>
    api.call(applyAgain, { params: { refId } }, { handledStatuses: [401] }),
  );
  return (
    <>
      <ActionFailed failure={failure} />
      <p>
        <Button variant="secondary" onClick={() => begin()}>
          {t("policies.again")}
        </Button>
      </p>
    </>
  );
}
