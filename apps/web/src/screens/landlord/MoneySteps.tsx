import { Card } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";

const steps = ["landlord.money1", "landlord.money2", "landlord.money3", "landlord.money4"] as const;

/** How a claim becomes money. */
export function MoneySteps() {
  const { settings } = useApp();
  const { t } = useText();
  return (
    <Card title={t("landlord.money")}>
      <ol className="landlord-rules">
        {steps.map((key) => (
          <li key={key}>{t(key, { insurer: settings.insurer.name })}</li>
        ))}
      </ol>
    </Card>
  );
}
