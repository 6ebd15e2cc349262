import type { AmendmentKind } from "@kautia/contract";
import { InlineMessage, Link } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useApp } from "../../app/app-context.ts";
import { useCountry } from "../../texts/use-country.ts";
import { useText } from "../../texts/use-text.ts";
import { Rows } from "../rows/Rows.tsx";

interface ChangeListProps {
  kinds: readonly AmendmentKind[];
  /** Kinds that can be asked for once the changes that exclude them have been decided. */
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

/** The title of a change, as the person who asks for it would say it. */
export function titleOf(kind: AmendmentKind): TextKey {
  return kind === "LANDLORD_CONTACT" ? "changes.LANDLORD_CONTACT.own" : `changes.${kind}`;
}
