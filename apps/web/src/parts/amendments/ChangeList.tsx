import type { AmendmentKind } from "@kautia/contract";
import { InlineMessage, Link } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useCountry } from "../../texts/use-country.ts";
import { useText } from "../../texts/use-text.ts";
import { Rows } from "../rows/Rows.tsx";

/** What can be changed, each leading to its form. */
export function ChangeList({ kinds, path }: { kinds: readonly AmendmentKind[]; path: string }) {
  const { t } = useText();
  const supportEmail = useApp().settings.brand.supportEmail[useCountry()];
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
      <p className="quiet">
        <span>{`${t("changes.other")} `}</span>
        <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
      </p>
    </>
  );
}
