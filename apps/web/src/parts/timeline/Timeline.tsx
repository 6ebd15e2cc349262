import { StatusTimeline, type StatusTimelineProps } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";

/** A timeline with the names of its states in the page's language, for screen readers. */
export function Timeline(props: Omit<StatusTimelineProps, "stateTexts">) {
  const { t } = useText();
  return (
    <StatusTimeline
      {...props}
      stateTexts={{
        done: t("common.state.done"),
        current: t("common.state.current"),
        upcoming: t("common.state.upcoming"),
        problem: t("common.state.problem"),
      }}
    />
  );
}
