import type { AmendmentKind } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { Rows } from "../rows/Rows.tsx";

/** What can be changed, each leading to its form. */
export function ChangeList({ kinds, path }: { kinds: readonly AmendmentKind[]; path: string }) {
  const { t } = useText();
  if (kinds.length === 0)
    return (
      <InlineMessage tone="info" toneLabel={t("common.note")}>
        {t("changes.nothing")}
      </InlineMessage>
    );
  return (
    <>
      <Rows
        title={t("changes.what")}
        rows={kinds.map((kind) => ({
          href: `${path}?kind=${kind}`,
          title: t(`changes.${kind}`),
          text: t(`changes.${kind}.short`),
        }))}
      />
      <p className="quiet">{t("changes.other")}</p>
    </>
  );
}
