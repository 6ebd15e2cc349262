import { Button, TextField, VisuallyHidden } from "@kautia/design-system";
import { EmailField } from "../../form/fields.tsx";
import type { CallForm } from "../../form/use-call-form.ts";
import { useSettings } from "../../shell/settings.ts";
import { useText } from "../../text/use-text.ts";

export interface InvitedCoTenant {
  firstName: string;
  lastName: string;
  email: string;
}

const nobodyYet: InvitedCoTenant = { firstName: "", lastName: "", email: "" };

interface CoTenantsProps {
  form: Pick<CallForm<{ coTenants: InvitedCoTenant[] }>, "values" | "bind" | "set">;
}

/** Who signs the lease together with the tenant: a line, and the fields of each person. */
export function CoTenants({ form }: CoTenantsProps) {
  const { t } = useText();
  const { maxCoTenants } = useSettings();
  const { coTenants } = form.values;
  if (maxCoTenants === 0) return null;

  const field = (index: number, name: keyof InvitedCoTenant) => {
    const list = form.bind("coTenants", `coTenants.${index}.${name}`);
    return {
      ...list,
      value: coTenants[index]?.[name] ?? "",
      onChange: (value: string) =>
        list.onChange(coTenants.map((person, other) => (other === index ? { ...person, [name]: value } : person))),
      label: t(`fields.${name}`),
    };
  };

  return (
    <>
      {coTenants.map((_, index) => (
        <fieldset key={index} className="form-group">
          <legend>{t("coTenants.person", { number: index + 1 })}</legend>
          <TextField {...field(index, "firstName")} />
          <TextField {...field(index, "lastName")} />
          <EmailField {...field(index, "email")} help={t("invite.coTenantEmailHelp")} />
          <Button
            variant="text"
            onClick={() => form.set({ coTenants: coTenants.filter((__, other) => other !== index) })}
          >
            {t("coTenants.remove")}
            <VisuallyHidden>{` ${t("coTenants.person", { number: index + 1 })}`}</VisuallyHidden>
          </Button>
        </fieldset>
      ))}
      <p className="quiet">{t(coTenants.length === 0 ? "invite.coTenantsQuestion" : "invite.coTenantsWhy")}</p>
      {coTenants.length < maxCoTenants ? (
        <Button variant="text" onClick={() => form.set({ coTenants: [...coTenants, nobodyYet] })}>
          {t(coTenants.length === 0 ? "coTenants.add" : "coTenants.addAnother")}
        </Button>
      ) : null}
    </>
  );
}
