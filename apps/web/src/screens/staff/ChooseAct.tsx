import { Button, type Elements } from "@kautia/design-system";
import { Fragment, useState } from "react";
import { useText } from "../../shell/i18n/use-text.ts";

interface Act {
  name: string;
  label: string;
  form: Elements;
}

/** The possible actions, the most common first. Each button opens a form, so that nothing happens with one click. */
export function ChooseAct({ title, acts }: { title?: string; acts: readonly Act[] }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section className="k-flow">
      <h2>{title ?? t("staff.case.decide")}</h2>
      <div className="staff-acts">
        {acts.map(({ name, label }, index) => (
          <Button
            key={name}
            variant={name === chosen || (chosen === null && index === 0) ? "primary" : "secondary"}
            aria-expanded={name === chosen}
            onClick={() => setChosen(name === chosen ? null : name)}
          >
            {label}
          </Button>
        ))}
      </div>
      {acts
        .filter(({ name }) => name === chosen)
        .map(({ name, form }) => (
          <Fragment key={name}>{form}</Fragment>
        ))}
    </section>
  );
}
