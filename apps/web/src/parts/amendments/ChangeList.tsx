import type { AmendmentKind } from "@kautia/contract";
import { InlineMessage, Link } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useApp } from "../../app/app-context.ts";
import { useCountry } from "../../texts/use-country.ts";
import { useText } from "../../texts/use-text.ts";
import { Rows } from "../rows/Rows.tsx";

interface ChangeListProps {
  kinds: readonly AmendmentKind[];
  /** Possible once what excludes them has been decided. */
  later: readonly AmendmentKind[];
  path: string;
}

/** What can be changed, each leading to its form. */
export function ChangeList({ kinds, later, path }: ChangeListProps) {
  const { t } = useText();
  const supportEmail = useApp().settings.brand.supportEmail[useCountry()];
  const after =
    later.length > 0 ? <p>{t("changes.later", { kinds: later.map((kind) => t(titleOf(kind))).join(", ") })}</p> : null;
  if (kinds.length === 0)
    return (
      <>
        <InlineMessage tone="info" toneLabel={t("common.note")}>
          {t("changes.nothing")}
        </InlineMessage>
        {after}
      </>
    );
  return (
    <>
      <Rows
        title={t("changes.what")}
        rows={kinds.map((kind) => ({
          href: `${path}?kind=${kind}`,
          title: t(titleOf(kind)),
          text: t(`changes.${kind}.short`),
        }))}
      />
      {after}
      <p className="quiet">
        <span>{`${t("changes.other")} `}</span>
        <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
      </p>
    </>
  );
}

/** A change in the words of whoever asks for it. */
export function titleOf(kind: AmendmentKind): TextKey {
  return kind === "LANDLORD_CONTACT" ? "changes.LANDLORD_CONTACT.own" : `changes.${kind}`;
}
