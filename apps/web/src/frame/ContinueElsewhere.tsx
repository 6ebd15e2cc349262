import type { TenantRecord } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useText } from "../texts/use-text.ts";
import { useScreenPath } from "../routing/use-screen-path.ts";

/** A link to continue on another device, once the tenant has given a mail address. */
export function ContinueElsewhere({ record }: { record: TenantRecord }) {
  const { t } = useText();
  const path = useScreenPath();
  if (!record.userInfo?.email) return null;
  return (
    <p className="continue-elsewhere quiet">
      <Link standalone href={path("resume")}>
        {t("resume.elsewhere")}
      </Link>
    </p>
  );
}
