import {
  changeStaffRole,
  lockStaff,
  sendStaffLink,
  type StaffColleague,
  staffRoles,
  unlockStaff,
} from "@kautia/contract";
import { Select } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useForm } from "#form/use-form.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { ChooseAct } from "../ChooseAct.tsx";
import { verdictOptions } from "../NoteForm.tsx";
import { CodeField } from "./CodeField.tsx";

export type PersonAct = "link" | "role" | "lock" | "unlock";

interface ActProps {
  of: StaffColleague;
  onDone: (act: PersonAct, changed: StaffColleague) => void;
}

/** The changes that an administrator can make to a colleague's access. */
export function PersonActs(props: ActProps) {
  const { t } = useText();
  const { state } = props.of;
  const lock = { name: "lock", label: t("staff.people.lock"), form: <ConfirmForm {...props} act="lock" /> };
  const unlock = { name: "unlock", label: t("staff.people.unlock"), form: <ConfirmForm {...props} act="unlock" /> };
  const link = { name: "link", label: t("staff.people.link"), form: <ConfirmForm {...props} act="link" /> };
  const role = { name: "role", label: t("staff.people.changeRole"), form: <RoleForm {...props} /> };
  return <ChooseAct title={t("staff.people.change")} acts={state === "LOCKED" ? [unlock, role] : [link, role, lock]} />;
}

const confirmed = {
  link: { call: sendStaffLink, text: "staff.people.linkText", go: "staff.people.linkGo" },
  lock: { call: lockStaff, text: "staff.people.lockText", go: "staff.people.lockGo" },
  unlock: { call: unlockStaff, text: "staff.people.unlockText", go: "staff.people.unlockGo" },
} as const satisfies Record<string, { call: object; text: TextKey; go: TextKey }>;

function ConfirmForm({ of, act, onDone }: ActProps & { act: keyof typeof confirmed }) {
  const { t } = useText();
  const { call, text, go } = confirmed[act];
  const form = useForm({
    ...verdictOptions,
    id: `staff-person-${act}`,
    call,
    params: { id: of.id },
    initial: { code: "" },
    labels: { code: "staff.people.code" },
    body: (values) => values,
    onSaved: (changed) => onDone(act, changed),
  });
  return (
    <Form form={form}>
      <p>{t(text, { name: of.name })}</p>
      <CodeField {...form.bind("code")} />
      <FormActions form={form} label={t(go)} />
    </Form>
  );
}

function RoleForm({ of, onDone }: ActProps) {
  const { t } = useText();
  const initial: Record<"role" | "code", string> = { role: of.role, code: "" };
  const form = useForm({
    ...verdictOptions,
    id: "staff-person-role",
    call: changeStaffRole,
    params: { id: of.id },
    initial,
    labels: { role: "staff.people.role", code: "staff.people.code" },
    body: (values) => values,
    onSaved: (changed) => onDone("role", changed),
  });
  return (
    <Form form={form}>
      <Select
        {...form.bind("role")}
        help={t("staff.people.roleHelp")}
        options={staffRoles.map((value) => ({ value, label: t(`staff.role.${value}`) }))}
      />
      <CodeField {...form.bind("code")} />
      <FormActions form={form} label={t("staff.people.roleGo")} />
    </Form>
  );
}
