import type { Amendment } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";

/** Says after a form was sent whether its change waits or applies already. */
export function Asked({ amendments }: { amendments: readonly Amendment[] }) {
  const { t } = useText();
  return (
    <InlineMessage tone="success" toneLabel={t("common.note")} live>
      {t(amendments.at(-1)?.state === "IN_FORCE" ? "changes.done" : "changes.asked")}
    </InlineMessage>
  );
}
