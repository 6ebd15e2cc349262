import { inviteStaff, staffLinkDays, type StaffRole, staffRoles } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { EmailField, SelectField } from "../../form/fields.tsx";
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
        <TextField {...form.bind("name")} label={t("staff.people.name")} />
        <EmailField {...form.bind("email")} label={t("staff.email")} />
        <RoleField {...form.bind("role")} />
        <CodeField {...form.bind("code")} />
      </CallFormView>
    </Page>
  );
}

export function RoleField(field: Pick<ComponentProps<typeof SelectField<StaffRole>>, "id" | "value" | "onChange">) {
  const { t } = useText();
  return (
    <SelectField
      {...field}
      label={t("staff.people.role")}
      help={t("staff.people.roleHelp")}
      of={staffRoles}
      textOf={(role) => t(`staff.role.${role}`)}
    />
  );
}
