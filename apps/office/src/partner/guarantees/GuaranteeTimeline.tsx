import type { Guarantee, LandlordLineEntry } from "@kautia/contract";
import { StatusTimeline } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { tenantValues } from "@kautia/locales/format";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";

/** Events whose day is the last one on which somebody can act. */
const deadlines: ReadonlySet<LandlordLineEntry["event"]> = new Set(["LANDLORD_ANSWER", "CLAIM_OBJECTION"]);

/** The history of the guarantee and its next steps, worded for the landlord. */
export function GuaranteeTimeline({ guarantee }: { guarantee: Guarantee }) {
  const { t, date, language } = useText();
  const { line } = guarantee;
  const isUnanswered = line.some(({ event }) => event === "LANDLORD_ANSWER");

  function titleOf({ event, state }: LandlordLineEntry): TextKey {
    if (event === "COVER" && state === "done") return "landlord.event.COVER_BEGUN";
    if (event === "END" && state === "done") return "landlord.event.ENDED";
    return `landlord.event.${event}`;
  }

  function dayOf({ event, on }: LandlordLineEntry): string | undefined {
    if (on === null) return undefined;
    if (deadlines.has(event)) return t("common.by", { date: date(on) });
    return event === "COVER" && isUnanswered ? t("common.earliest", { date: date(on) }) : date(on);
  }

  return (
    <Panel title={t("landlord.line")}>
      <StatusTimeline
        items={line.map((entry) => ({
          state: entry.state,
          title: t(titleOf(entry), tenantValues(guarantee, language)),
          date: dayOf(entry),
          dateTime: entry.on ?? undefined,
        }))}
        stateTexts={{
          done: t("common.state.done"),
          current: t("common.state.current"),
          upcoming: t("common.state.upcoming"),
          problem: t("common.state.problem"),
        }}
      />
    </Panel>
  );
}
