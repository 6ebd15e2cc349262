import {
  countries,
  countryFacts,
  staffCountry,
  getMoney,
  getMoneyFigures,
  type MoneyFigures,
  type MoneyMonths,
  moneySpans,
} from "@kautia/contract";
import { type Text, when } from "@kautia/locales/format";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";
import { DateRange } from "../../list/DateRange.tsx";
import { choice } from "../../list/columns.ts";
import { FilterChips } from "../../list/FilterChips.tsx";
import { ChartPanel } from "../../parts/ChartPanel.tsx";
import { PlaceLink, TextLink } from "../../parts/links.tsx";
import { Page } from "../../parts/Page.tsx";
import { useText } from "../../text/use-text.ts";
import { monthName } from "./month-name.ts";
import { AreaTabs } from "../AreaTabs.tsx";
import { type MoneyTotal, monthsOf } from "./totals.ts";
import "./reports.css";

export const Route = createLazyRoute("/staff/reports/money")({ component: MoneyPage });

/** Without a chosen country, all countries together; if their currencies differ, only the desk's own. */
const isOneCurrency = new Set(countries.map((country) => countryFacts[country].currency)).size === 1;
const together = isOneCurrency ? undefined : staffCountry;

/** Six figures of the chosen days, then premiums, exposure and claims by month. */
function MoneyPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const { from, to, months, country: named } = Route.useSearch();
  const figures = useLoaded(getMoneyFigures, { query: { from, to } });
  const money = useLoaded(getMoney, { query: { months } });
  const country = named ?? together;
  const show = (changes: object) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route reads the query by its schema
    void navigate({ to: ".", search: { from, to, months, country: named, ...changes } as never });
  return (
    <Page title={t("office.reports")}>
      <AreaTabs of="reports" />
      <div className="list-filters">
        <DateRange from={figures.from} to={figures.to} onChange={(name, value) => show({ [name]: value })} />
      </div>
      <Tiles of={figures} />
      <div className="list-filters">
        <FilterChips
          filters={[
            choice(
              "months",
              t("staff.money.months"),
              moneySpans.slice(1),
              (value) => t("staff.money.last", { months: value }),
              t("staff.money.last", { months: moneySpans[0] }),
            ),
            choice(
              "country",
              t("staff.money.country"),
              countries.filter((value) => value !== together),
              (value) => t(`country.${value}`),
              t(together === undefined ? "staff.all" : `country.${together}`),
            ),
          ]}
          values={{ months, country: named }}
          onChange={(name, value) => show({ [name]: value })}
        />
      </div>
      <Months of={money} country={country} />
    </Page>
  );
}

const lists = {
  bookings: "/staff/reports/bookings",
  charges: "/staff/charges",
  claims: "/staff/claims",
  policies: "/staff/policies",
} as const;

function Tiles({ of: { figures, from, to, before, lossRatio } }: { of: MoneyFigures }) {
  const text = useText().in(staffCountry);
  const { t, shortDate, number, exactMoney } = text;
  const days = [...new Set([before.from, before.to])].map(shortDate).join("\u00a0– ");
  return (
    <ul className="tiles">
      {figures.map(({ figure, value, before: earlier, rows: { list, filters } }) => {
        const write = figure === "POLICIES_IN_FORCE" ? number : exactMoney;
        return (
          <li key={figure} className="tile">
            <h2>{t(`staff.figure.${figure}`)}</h2>
            <p className="tile-value">
              <PlaceLink to={{ to: lists[list], search: filters }}>{write(value)}</PlaceLink>
            </p>
            <p>{change(text, value, earlier, days)}</p>
            <p className="quiet">{t(`office.figure.${figure}`)}</p>
          </li>
        );
      })}
      <li className="tile">
        <h2>{t("staff.money.lossRatio")}</h2>
        <p className="tile-value">
          {lossRatio.ratio === null ? (
            "–"
          ) : (
            <TextLink to={lists.bookings} search={{ figure: "CLAIMS_PAID", from, to }}>
              {t("staff.figures.percent", { share: number(Math.round(lossRatio.ratio * 100)) })}
            </TextLink>
          )}
        </p>
        <p>
          <TextLink to={lists.bookings} search={{ figure: "PREMIUMS_WRITTEN", to }}>
            {t("office.lossRatio.earned", { amount: exactMoney(lossRatio.earned) })}
          </TextLink>
        </p>
        {lossRatio.because === null ? null : <p>{t(`office.lossRatio.${lossRatio.because}`)}</p>}
        <p className="quiet">{t("staff.money.means.lossRatio")}</p>
      </li>
    </ul>
  );
}

/** How much a figure has grown or shrunk since the days before. */
function change({ t, number }: Text, value: number, before: number, days: string): string {
  if (before === 0) return value === 0 ? t("office.change.none", { days }) : t("office.change.first", { days });
  const share = Math.round(((value - before) / Math.abs(before)) * 100);
  if (share === 0) return t("office.change.none", { days });
  const sign = share > 0 ? "+" : "−";
  return t("office.change", { change: `${sign}${number(Math.abs(share))}`, days });
}

const amounts = ["earned", "paid", "open", "exposure", "claimsPaid"] as const;

interface MonthsProps {
  of: MoneyMonths;
  country: (typeof countries)[number] | undefined;
}

function Months({ of: { at, storedUntil, months: rows }, country }: MonthsProps) {
  const text = useText().in(country ?? staffCountry);
  const { t, exactMoney, money } = text;
  const all = monthsOf(rows, country);
  const moved = all.filter((month) => amounts.some((amount) => month[amount] !== 0));
  const empty = all.length - moved.length;
  return (
    <>
      {moved.length === 0 ? null : (
        <ChartPanel
          title={t("staff.money.chart")}
          rows={moved}
          by="month"
          series={[
            { key: "earned", label: t("staff.money.earned") },
            { key: "paid", label: t("staff.money.paid") },
            { key: "claimsPaid", label: t("staff.money.claimsPaid") },
          ]}
          writeBy={(month) => monthName(text, month)}
          writeValue={money}
          columns={[
            { id: "month", label: t("staff.money.month"), cell: ({ month }: MoneyTotal) => monthName(text, month) },
            ...amounts.map((amount) => ({
              id: amount,
              label: t(`staff.money.${amount}`),
              isNumeric: true,
              cell: (month: MoneyTotal) => exactMoney(month[amount]),
            })),
          ]}
        />
      )}
      <p className="quiet">
        {[
          empty > 0 ? t("office.emptyMonths", { count: empty }) : "",
          t("staff.figures.asOf", { time: when(text, at) }),
          storedUntil === null ? "" : t("staff.money.stored", { month: monthName(text, storedUntil) }),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <dl className="meanings">
        {amounts.map((amount) => (
          <div key={amount}>
            <dt>{t(`staff.money.${amount}`)}</dt>
            <dd>{t(`staff.money.means.${amount}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
