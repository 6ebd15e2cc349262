import { withdrawalDays } from "@kautia/contract";
import { IconCheck, IconClose } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import "./contract.css";

const does = ["payment.covered1", "payment.covered2", "payment.covered3"] as const;
const doesNot = ["payment.notCovered1", "payment.notCovered2", "payment.notCovered3"] as const;

/** Explains what the guarantee does and does not do. The headings say what the icons mean, so the icons need no label. */
export function PlainWords({ deposit }: { deposit: string }) {
  const { t } = useText();
  const { settings } = useApp();
  return (
    <>
      <h3>{t("payment.covered")}</h3>
      <ul className="contract-words">
        {does.map((key) => (
          <li key={key}>
            <IconCheck className="contract-words__does" />
            <span>{t(key, { deposit, insurer: settings.insurer.name, days: withdrawalDays })}</span>
          </li>
        ))}
      </ul>
      <h3>{t("payment.notCovered")}</h3>
      <ul className="contract-words">
        {doesNot.map((key) => (
          <li key={key}>
            <IconClose className="contract-words__does-not" />
            <span>{t(key, { deposit })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
