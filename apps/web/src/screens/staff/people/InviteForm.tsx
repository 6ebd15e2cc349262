import { inviteStaff, staffLinkDays, staffRoles } from "@kautia/contract";
import { Select, TextField } from "@kautia/design-system";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useForm } from "#form/use-form.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useNavigate } from "#shell/navigation/use-location.ts";
import { verdictOptions } from "../NoteForm.tsx";
import { CodeField } from "./CodeField.tsx";

/** Leads to the page of the invited person. */
export function InviteForm({ pageOf }: { pageOf: (id: string) => string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const form = useForm({
    ...verdictOptions,
    id: "staff-invite",
    call: inviteStaff,
    once: true,
    initial: { name: "", email: "", role: "underwriter", code: "" },
    labels: {
      name: "staff.people.name",
      email: "staff.email",
      role: "staff.people.role",
      code: "staff.people.code",
    },
    words: { email: { FIELD_INVALID: "staff.people.known" } },
    body: (values) => values,
    onSaved: ({ id }) => navigate(pageOf(id), { state: { invited: true } }),
  });
  return (
    <section className="staff-login k-flow">
      <h2>{t("staff.people.invite")}</h2>
      <p className="quiet">{t("staff.people.inviteLead", { days: staffLinkDays })}</p>
      <Form form={form}>
        <TextField {...form.bind("name")} autoComplete="off" />
        <TextField
          {...form.bind("email")}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <Select
          {...form.bind("role")}
          help={t("staff.people.roleHelp")}
          options={staffRoles.map((value) => ({ value, label: t(`staff.role.${value}`) }))}
        />
        <CodeField {...form.bind("code")} />
        <FormActions form={form} label={t("staff.people.inviteGo")} />
      </Form>
    </section>
  );
}
