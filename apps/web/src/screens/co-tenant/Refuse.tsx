import { type CoTenantPage, maxMessageLength, refuseAsCoTenant } from "@kautia/contract";
import { Button, Dialog, TextArea } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
import { useText } from "../../texts/use-text.ts";
import { type Acts, namesOf } from "./acts.ts";
import "./co-tenant.css";

interface RefuseProps extends Acts {
  view: CoTenantPage;
  label: string;
}

/** A quiet button that asks before it refuses for the reader. */
export function Refuse({ view, token, onAnswered, onConflict, label }: RefuseProps) {
  const { api } = useApp();
  const { t } = useText();
  const { first } = namesOf(view);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function refuse(): Promise<void> {
    setFailure(null);
    const result = await api.call(
      refuseAsCoTenant,
      { params: { token }, body: { reason } },
      { handledStatuses: "all" },
    );
    if (!result.ok && result.problem?.errorCode !== "POLICY_STATUS_CONFLICT") return setFailure(result);
    setOpen(false);
    if (result.ok) onAnswered(result.answer);
    else onConflict();
  }

  return (
    <>
      <p className="co-tenant-refuse">
        <Button variant="text" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </p>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("coTenant.refuseTitle")}
        closeText={t("common.close")}
        actions={
          <>
            <Button variant="ending" onClick={refuse} busyLabel={t("common.saving")}>
              {t("coTenant.refuseYes")}
            </Button>
            <Button variant="text" onClick={() => setOpen(false)}>
              {t("common.cancel")}
            </Button>
          </>
        }
      >
        <div className="k-flow">
          <p>{t("coTenant.refuseText", { first })}</p>
          <TextArea
            label={t("coTenant.refuseReason", { first })}
            optionalText={t("common.optional")}
            value={reason}
            onChange={setReason}
            maxLength={maxMessageLength}
            rows={3}
          />
          <ActionFailed failure={failure} />
        </div>
      </Dialog>
    </>
  );
}
