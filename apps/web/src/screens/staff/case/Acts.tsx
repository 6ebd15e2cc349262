import { type StaffCase } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "../../../i18n/use-text.ts";
import { AcceptForm, DocumentForm, RefuseForm } from "./ActForms.tsx";

export const acts = ["accept", "document", "refuse"] as const;
export type Act = (typeof acts)[number];

const forms = { accept: AcceptForm, document: DocumentForm, refuse: RefuseForm };

/** The three things that a person can do; each opens its own form, so that none is done by one press. */
export function Acts({ of, onDone }: { of: StaffCase; onDone: (act: Act) => void }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<Act | null>(null);
  const Chosen = chosen && forms[chosen];
  return (
    <section className="k-flow">
      <h2>{t("staff.case.decide")}</h2>
      <div className="staff-acts">
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === chosen || (chosen === null && act === "accept") ? "primary" : "secondary"}
            aria-expanded={act === chosen}
            onClick={() => setChosen(act === chosen ? null : act)}
          >
            {t(`staff.act.${act}`)}
          </Button>
        ))}
      </div>
      {Chosen && chosen ? <Chosen key={chosen} of={of} onDone={() => onDone(chosen)} /> : null}
    </section>
  );
}
