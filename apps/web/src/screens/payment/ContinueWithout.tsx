import { type CoSigning, saveCoTenants, type TenantRecord } from "@kautia/contract";
import { Button, Dialog } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
import { useGoOn } from "../../routing/use-go-on.ts";
import { useText } from "../../texts/use-text.ts";

interface ContinueWithoutProps {
  record: TenantRecord;
  person: CoSigning["people"][number];
}

/** Takes a co-tenant out of the application, after asking. It leads to a new check and new signatures. */
export function ContinueWithout({ record, person }: ContinueWithoutProps) {
  const { api, session } = useApp();
  const { t } = useText();
  const goOn = useGoOn();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const name = `${person.firstName} ${person.lastName}`;
  const rest = (record.coTenants ?? []).filter(({ email }) => email !== person.email);
  const action = rest.length === 0 ? t("coSigning.alone") : t("coSigning.without", { name: person.firstName });

  async function save(): Promise<void> {
    setFailure(null);
    // Nobody signs before the birth dates are known, and the incomes were confirmed when they were entered.
    const coTenants = rest.map((other) => ({ ...other, birthDate: other.birthDate ?? "", incomeIsYearly: true }));
    const body = { token: session.token() ?? "", coTenants };
    const result = await api.call(saveCoTenants, { body }, { handledStatuses: "all" });
    if (result.ok) await goOn();
    else setFailure(result);
  }

  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("coSigning.withoutTitle", { name })}
        closeText={t("common.close")}
        actions={
          <>
            <Button variant="ending" onClick={save} busyLabel={t("common.saving")}>
              {action}
            </Button>
            <Button variant="text" onClick={() => setOpen(false)}>
              {t("common.cancel")}
            </Button>
          </>
        }
      >
        <div className="k-flow">
          <p>{t(rest.length === 0 ? "coSigning.aloneText" : "coSigning.withoutText", { name })}</p>
          <ActionFailed failure={failure} />
        </div>
      </Dialog>
    </>
  );
}
