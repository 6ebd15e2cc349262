import { type ListedPasskey, maxPasskeyNameLength, namePasskey, removePasskey } from "@kautia/contract";
import { Button, TextField } from "@kautia/design-system";
import { useEffect, useRef } from "react";
import { useApp } from "../../app/app-context.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";

export interface PasskeyFormProps {
  passkey: ListedPasskey;
  /** The current name. */
  title: string;
  onNamed: (passkey: ListedPasskey) => void;
  /** Also called when the passkey no longer exists. */
  onRemoved: () => void;
  onOffline: () => void;
  onLoggedOut: () => void;
  onClose: () => void;
}

/** Renames or removes a passkey. */
export function PasskeyForm(props: PasskeyFormProps) {
  const { passkey, title, onNamed, onRemoved, onOffline, onLoggedOut, onClose } = props;
  const { api } = useApp();
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm({
    id: `passkey-${passkey.id}`,
    secret: true,
    call: namePasskey,
    params: { id: passkey.id },
    initial: { name: passkey.name ?? "" },
    labels: { name: "passkeys.name" },
    body: (values) => values,
    handledStatuses: [401, 404],
    onRefused: (errorCode) => {
      if (errorCode === "LOGIN_REQUIRED") onLoggedOut();
      if (errorCode === "NOT_FOUND") onRemoved();
      return errorCode === "LOGIN_REQUIRED" || errorCode === "NOT_FOUND";
    },
    onSaved: onNamed,
  });

  async function remove(): Promise<void> {
    const result = await api.call(removePasskey, { params: { id: passkey.id } }, { handledStatuses: [401, 404] });
    if (result.ok) return onRemoved();
    if (result.why === "offline") return onOffline();
    if (result.why !== "refused") return;
    return result.problem.errorCode === "LOGIN_REQUIRED" ? onLoggedOut() : onRemoved();
  }

  return (
    <div className="account-form">
      <Form
        form={form}
        head={
          <h3 ref={heading} tabIndex={-1}>
            {title}
          </h3>
        }
      >
        <TextField {...form.bind("name")} help={t("passkeys.nameHelp")} maxLength={maxPasskeyNameLength} />
        <FormActions form={form} label={t("passkeys.save")}>
          <Button variant="secondary" onClick={remove}>
            {t("passkeys.remove")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("common.cancel")}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
