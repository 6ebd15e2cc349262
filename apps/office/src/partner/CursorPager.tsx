import { TextLink } from "../parts/links.tsx";
import { useText } from "../text/use-text.ts";

interface CursorPagerProps {
  label: string;
  /** The filters of the list. */
  query: Partial<Record<string, string>>;
  /** Where the page that is shown begins; undefined for the first one. */
  after: string | undefined;
  /** Where the next page begins; null after the last one. */
  next: string | null;
}

/** Leads through a list of the partner's API, whose answer names where the next page begins. */
export function CursorPager({ label, query, after, next }: CursorPagerProps) {
  const { t } = useText();
  if (after === undefined && next === null) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route reads the query by the call's schema
  const at = (begin: string | null) => ({ ...query, ...(begin !== null && { after: begin }) }) as never;
  return (
    <nav className="pager" aria-label={label}>
      {after === undefined ? null : (
        <TextLink to="." search={at(null)}>
          {t("partners.first")}
        </TextLink>
      )}
      {next === null ? null : (
        <TextLink to="." search={at(next)}>
          {t("partners.next")}
        </TextLink>
      )}
    </nav>
  );
}
