import { Skeleton } from "@kautia/design-system";
import { useText } from "../text/use-text.ts";

/** In place of a page that takes long to load. */
export function PageLoading() {
  const { t } = useText();
  return (
    <div className="page">
      <Skeleton lines={8} label={t("common.loading")} />
    </div>
  );
}
