import { inviteStaff, staffLinkDays, type StaffRole, staffRoles } from "@kautia/contract";
import { Select, TextField } from "@kautia/design-system";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { emailInput } from "../../form/email-input.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { Page } from "../../parts/Page.tsx";
import { useText } from "../../text/use-text.ts";
import { CodeField } from "./CodeField.tsx";

export const Route = createLazyRoute("/staff/team/invite")({ component: InviteColleaguePage });

function InviteColleaguePage() {
  const { t } = useText();
  const navigate = useNavigate();
  const initial: { name: string; email: string; role: StaffRole; code: string } = {
    name: "",
    email: "",
    role: "underwriter",
    code: "",
  };
  const form = useCallForm({
    call: inviteStaff,
    initial,
    request: (body) => ({ body }),
    words: { email: { FIELD_INVALID: "staff.people.known" } },
    said: t("staff.people.done.invited"),
    onDone: ({ id }) => navigate({ to: "/staff/team/$id", params: { id } }),
  });
  return (
    <Page title={t("office.invite")} back={<BackLink to="/staff/team">{t("office.team")}</BackLink>}>
      <p className="quiet lead">{t("staff.people.inviteLead", { days: staffLinkDays })}</p>
      <CallFormView form={form} label={t("staff.people.inviteGo")}>
        <TextField {...form.bind("name")} label={t("staff.people.name")} autoComplete="off" />
        <TextField {...form.bind("email")} {...emailInput} label={t("staff.email")} />
        <RoleField value={form.values.role} onChange={(role) => form.set({ role })} />
        <CodeField {...form.bind("code")} />
      </CallFormView>
    </Page>
  );
}

export function RoleField({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) {
  const { t } = useText();
  return (
    <Select
      label={t("staff.people.role")}
      help={t("staff.people.roleHelp")}
      options={staffRoles.map((role) => ({ value: role, label: t(`staff.role.${role}`) }))}
      value={value}
      onChange={(chosen) => {
        const role = staffRoles.find((known) => known === chosen);
        if (role) onChange(role);
      }}
    />
  );
}
