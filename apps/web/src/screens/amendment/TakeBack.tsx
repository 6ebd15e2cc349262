import { Actions, Button } from "@kautia/design-system";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useText } from "../../texts/use-text.ts";
import type { Acts } from "./acts.ts";
import { useAnswer } from "./use-answer.ts";

/** Lets somebody who signed take the signature back, before it applies. */
export function TakeBack(acts: Acts) {
  const { t } = useText();
  const { answer, failure } = useAnswer(acts);
  return (
    <>
      {failure ? <FailureMessage failure={failure} /> : null}
      <Actions>
        <Button variant="text" onClick={() => answer(false, "")} busyLabel={t("common.saving")}>
          {t("amendment.join.takeBack")}
        </Button>
      </Actions>
    </>
  );
}
