import { maxRating, type StaffFigures } from "@kautia/contract";
import { SummaryList } from "@kautia/design-system";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { DataTable } from "#parts/tables/DataTable.tsx";

type Stars = StaffFigures["ratings"]["byStars"];

/** The tenants' ratings of their landlords and of us, with their comments. */
export function Ratings({ ratings: { count, recommend, byStars, messages } }: Pick<StaffFigures, "ratings">) {
  const text = useText();
  const { t, number } = text;
  const title = t("staff.figures.ratings");
  if (count === 0)
    return (
      <section className="staff-chart k-flow">
        <h2>{title}</h2>
        <p className="quiet">{t("staff.figures.noRatings")}</p>
      </section>
    );
  const mean = (of: "landlord" | "provider") =>
    t("staff.figures.ofFive", { stars: number(Math.round((totalOf(byStars, of) / count) * 10) / 10) });
  const share = number(Math.round((recommend / count) * 100));
  return (
    <section className="staff-chart k-flow">
      <h2>{title}</h2>
      <SummaryList
        rows={[
          { key: "count", label: t("staff.figures.ratingsCount"), value: number(count) },
          { key: "landlord", label: t("staff.figures.landlordMean"), value: mean("landlord") },
          { key: "provider", label: t("staff.figures.providerMean"), value: mean("provider") },
          { key: "recommend", label: t("staff.figures.recommend"), value: t("staff.figures.percent", { share }) },
        ]}
      />
      <DataTable
        caption={title}
        empty={t("staff.nothing")}
        rows={[...byStars].reverse()}
        rowKey={({ stars }) => String(stars)}
        columns={[
          {
            key: "stars",
            label: t("staff.figures.stars"),
            renderCell: ({ stars }) => t("staff.figures.ofFive", { stars }),
          },
          {
            key: "landlord",
            label: t("staff.figures.landlord"),
            numeric: true,
            renderCell: ({ landlord }) => number(landlord),
          },
          {
            key: "provider",
            label: t("staff.figures.provider"),
            numeric: true,
            renderCell: ({ provider }) => number(provider),
          },
        ]}
      />
      {messages.length > 0 ? <h3>{t("staff.figures.words")}</h3> : null}
      {messages.map(({ at, landlord, provider, message }) => (
        <figure key={at + message} className="staff-words">
          <blockquote>{message}</blockquote>
          <figcaption className="quiet">
            {`${when(text, at)} · ${t("staff.figures.wordsStars", { landlord, provider, most: maxRating })}`}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

function totalOf(byStars: Stars, of: "landlord" | "provider"): number {
  return byStars.reduce((sum, row) => sum + row.stars * row[of], 0);
}
