import { type StaffCase } from "@kautia/contract";
import { useText } from "#shell/i18n/use-text.ts";
import { ChooseAct } from "../ChooseAct.tsx";
import { AcceptForm, DocumentForm, RefuseForm } from "./ActForms.tsx";

type Act = "accept" | "document" | "refuse";

/** Accept, request a document, or refuse. */
export function Acts({ of, onDone }: { of: StaffCase; onDone: (act: Act) => void }) {
  const { t } = useText();
  return (
    <ChooseAct
      acts={[
        { name: "accept", label: t("staff.act.accept"), form: <AcceptForm of={of} onDone={() => onDone("accept")} /> },
        {
          name: "document",
          label: t("staff.act.document"),
          form: <DocumentForm of={of} onDone={() => onDone("document")} />,
        },
        { name: "refuse", label: t("staff.act.refuse"), form: <RefuseForm of={of} onDone={() => onDone("refuse")} /> },
      ]}
    />
  );
}
