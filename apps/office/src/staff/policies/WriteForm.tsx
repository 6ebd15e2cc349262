import { previewMessage, writeMessage } from "@kautia/contract";
import { Button, ChoiceList, TextArea, TextField } from "@kautia/design-system";
import { createLazyRoute } from "@tanstack/react-router";
import { useState } from "react";
import { useCallForm } from "../../form/use-call-form.ts";
import { ActButton } from "../../parts/ActButton.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";
import { PolicyForm } from "./PolicyForm.tsx";
import { useBackToPolicy } from "./use-back-to-policy.ts";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/write")({ component: WriteForm });

interface Message {
  to: "TENANT" | "LANDLORD";
  /** Null for the first tenant and the landlord. */
  coTenantId: string | null;
  subject: string;
  message: string;
}

/** Writes a mail: first it is shown as it will be read, then it is sent. */
function WriteForm() {
  const { t, languageName } = useText();
  const { refId, tenantName, coTenants, landlordName, language, landlordLanguage } = usePolicy();
  const { to = "TENANT", coTenant = null } = Route.useSearch();
  const goBack = useBackToPolicy();
  const [shown, setShown] = useState<{ to: string; subject: string; text: string } | null>(null);
  const initial: Message = { to, coTenantId: coTenant, subject: "", message: "" };
  const form = useCallForm({
    call: previewMessage,
    initial,
    request: (body) => ({ params: { refId }, body }),
    onDone: (answer) => setShown(answer),
  });
  const { values } = form;
  const readers = [
    { id: "TENANT", role: t("staff.col.tenant"), name: tenantName, language },
    ...coTenants.map(({ id, name, language: own }) => ({ id, role: t("office.coTenant"), name, language: own })),
    { id: "LANDLORD", role: t("staff.col.landlord"), name: landlordName, language: landlordLanguage },
  ];
  const chosen = values.coTenantId ?? values.to;
  if (shown)
    return (
      <Panel title={t("office.write.preview", { to: shown.to })}>
        <div className="mail-preview">{`${shown.subject}\n\n${shown.text}`}</div>
        <div className="form-actions">
          <ActButton
            call={writeMessage}
            request={{ params: { refId }, body: values }}
            onDone={() => goBack(t("office.write.done"))}
          >
            {t("office.write.send")}
          </ActButton>
          <Button variant="secondary" onClick={() => setShown(null)}>
            {t("office.write.change")}
          </Button>
        </div>
      </Panel>
    );
  return (
    <PolicyForm title={t("office.write")} form={form} label={t("office.write.look")}>
      <ChoiceList
        label={t("office.write.to")}
        layout="chips"
        options={readers.map(({ id, role, name }) => ({ value: id, label: [role, name].filter(Boolean).join(": ") }))}
        value={chosen}
        onChange={(id) =>
          form.set(
            id === "TENANT" || id === "LANDLORD" ? { to: id, coTenantId: null } : { to: "TENANT", coTenantId: id },
          )
        }
      />
      <TextField {...form.bind("subject")} label={t("staff.col.subject")} />
      <TextArea
        {...form.bind("message")}
        label={t("office.write.message")}
        help={t("office.write.language", {
          language: languageName(readers.find(({ id }) => id === chosen)?.language ?? language),
        })}
        rows={8}
      />
    </PolicyForm>
  );
}
