import type { CaseReason, CaseWarning, StaffCase } from "@kautia/contract";
import { IconWarning } from "@kautia/design-system";
import type { Text } from "@kautia/locales/format";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";

/** Why the case waits for a person, in words, and what to watch out for. */
export function Why({ of: { why, warnings, country, open } }: { of: StaffCase }) {
  const text = useText().in(country);
  if (why.length + warnings.length === 0) return null;
  return (
    <Panel title={text.t(open ? "office.case.why" : "office.case.rules")}>
      <ul className="work-why">
        {why.map((reason) => (
          <li key={reason.code}>{sayReason(reason, text)}</li>
        ))}
        {warnings.map((warning) => (
          <li key={warning.code} className="work-warning">
            <IconWarning size="small" />
            {sayWarning(warning, text)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function sayReason(reason: CaseReason, { t, number }: Text): string {
  switch (reason.code) {
    case "ASKED":
      return reason.reason
        ? `${t("office.case.ASKED")} ${t(`staff.refusedFor.${reason.reason}`)}.`
        : t("office.case.ASKED");
    case "INCOME_BETWEEN":
      return t("office.case.INCOME_BETWEEN", { status: t(`choices.employmentStatus.${reason.employmentStatus}`) });
    case "INCOME_COVERS_RENT":
      return t("office.case.INCOME_COVERS_RENT", {
        times: number(reason.times),
        good: number(reason.good),
        minimum: number(reason.minimum),
      });
    case "DOCUMENTS_MISSING":
      return t("office.case.DOCUMENTS_MISSING", { count: reason.count });
    case "BUREAU_DOWN":
    case "BUREAU_ASKS":
      return t(`office.case.${reason.code}`);
  }
}

function sayWarning(warning: CaseWarning, { t, number, money, date }: Text): string {
  switch (warning.code) {
    case "START_IN_PAST":
    case "CONTRACT_ENDED":
      return t(`office.case.${warning.code}`, { day: date(warning.day) });
    case "HOME_COVERED":
      return t("office.case.HOME_COVERED");
    case "INCOME_UNUSUAL":
      return t("office.case.INCOME_UNUSUAL", { income: money(warning.income), times: number(warning.times) });
  }
}
