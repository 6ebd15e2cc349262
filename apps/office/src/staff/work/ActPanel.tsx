import type { ReactNode } from "react";
import { useText } from "../../text/use-text.ts";
import { ActForm, type ActFormProps } from "./ActForm.tsx";
import { type Act, ActTabs } from "./ActTabs.tsx";

interface ActPanelProps {
  /** What can be done now. */
  acts: readonly Act[];
  /** The name of the act that is open. */
  open: string | undefined;
  /** The form of each act, by its name. */
  forms: Record<string, Pick<ActFormProps, "begins"> & { form: ReactNode }>;
  /** Leads to what waits next. */
  next: (() => void) | null;
}

/** What can be done with a case, a claim or a proof, and the form of what was chosen. */
export function ActPanel({ acts, open, forms, next }: ActPanelProps) {
  const { t } = useText();
  const chosen = acts.find(({ name }) => name === open);
  const shown = chosen && forms[chosen.name];
  return (
    <section className="panel" aria-label={t("staff.case.decide")}>
      <ActTabs acts={acts} next={next} />
      {shown ? (
        <ActForm key={open} begins={shown.begins}>
          {shown.form}
        </ActForm>
      ) : null}
    </section>
  );
}
