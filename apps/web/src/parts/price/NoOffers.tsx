import { Button } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";

/** Stands in for prices that failed to load. Announces nothing and takes no focus (specification §7). */
export function NoOffers({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <p className="quiet">
      <span>{`${t("offers.failed")} `}</span>
      <Button variant="text" onClick={onRetry}>
        {t("common.retry")}
      </Button>
    </p>
  );
}
