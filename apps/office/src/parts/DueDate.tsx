import { useState } from "react";
import { useText } from "../text/use-text.ts";

/** The day until which something must be done, red and in words when it is past. */
export function DueDate({ at }: { at: string | null }) {
  const { t, shortDate } = useText();
  const [now] = useState(() => Date.now());
  if (at === null) return null;
  const isLate = Date.parse(at) < now;
  return (
    <time dateTime={at} className={isLate ? "due due--late" : "due"}>
      {isLate ? t("office.late", { date: shortDate(at) }) : shortDate(at)}
    </time>
  );
}
