import { buildUrl, getPolicyCalendar, type PolicyView } from "@kautia/contract";
import { IconCalendar, Link } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";

/** The days that matter, for the calendar of a phone or computer. Nothing without such days. */
export function CalendarLink({ policy: { refId, line } }: { policy: PolicyView }) {
  const { t, language } = useText();
  const hasDays = line.some(({ state, on }) => on !== null && (state === "current" || state === "upcoming"));
  if (!hasDays) return null;
  return (
    <p>
      <Link
        standalone
        href={buildUrl(getPolicyCalendar, { refId }, { lang: language })}
        download={t("home.calendarFile")}
        icon={<IconCalendar />}
      >
        {t("home.calendar")}
      </Link>
    </p>
  );
}
