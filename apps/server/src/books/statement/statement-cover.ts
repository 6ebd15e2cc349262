import { type CalendarDate, fromCents, type Language, languageFacts } from "@kautia/contract";
import { writeMoney } from "@kautia/locales/format";
import { facts, heading, paragraph, type PdfContent, sums } from "@kautia/locales/policy-documents";
import type { Config } from "../../platform/config/settings.ts";
import { makeWriter } from "../../platform/csv/writer.ts";
import type { Statement } from "./read-statements.ts";
import { sayEvent, totalsOf } from "./statement-table.ts";

interface Cover {
  month: CalendarDate;
  closedAt: Date;
  language: Language;
}

/** The covering page of the insurer's statement. */
export function writeCover(
  { brand, collectionAccounts, operator }: Pick<Config, "brand" | "collectionAccounts" | "operator">,
  { month, closedAt, language }: Cover,
  statement: Statement,
): PdfContent {
  const { country, insurer, currency, items, remitted } = statement;
  const write = makeWriter(language);
  const { formats } = languageFacts[language];
  const say = (cents: number) => writeMoney(fromCents(cents), currency, { language, how: "exact" });
  const days = new Intl.DateTimeFormat(formats, { dateStyle: "medium", timeZone: "UTC" });
  const day = (date: CalendarDate) => days.format(Date.parse(date));
  const account = collectionAccounts[country];
  const title = write.t("office.statement");
  const months = new Intl.DateTimeFormat(formats, { month: "long", year: "numeric", timeZone: "UTC" });
  const subtitle = months.format(Date.parse(month));
  return {
    title,
    subtitle,
    language,
    country,
    brandName: brand.name,
    footer: `${title} ${insurer}, ${subtitle}`,
    dated: closedAt.toISOString(),
    blocks: [
      facts(
        [write.t("office.books.insurer"), insurer],
        [write.t("office.statement.by"), [operator.name, operator.address].filter(Boolean).join(", ") || null],
        [write.t("staff.col.country"), write.t(`country.${country}`)],
        [write.t("office.statement.account"), account && `${account.holder}, ${account.iban}`],
      ),
      heading(write.t("office.statement.items")),
      sums(
        ...items.map(({ event, count, cents }) => [`${sayEvent(write, event)} (${count})`, say(cents)] as const),
        ...totalsOf(statement).map(([key, cents]) => [write.t(key), say(cents)] as const),
      ),
      paragraph(
        remitted
          ? `${write.t("office.statement.remitted")}: ${say(remitted.amountCents)}, ${day(remitted.paidOn)}, ${remitted.reference}`
          : write.t("office.statement.notRemitted"),
      ),
      paragraph(write.t("office.statement.lines")),
    ],
  };
}
