import {
  changeStaffRole,
  getStaffColleague,
  lockStaff,
  sendStaffLink,
  type StaffColleague,
  unlockStaff,
} from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { Facts } from "../../parts/Facts.tsx";
import { BackLink } from "../../parts/BackLink.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { Status } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { CodeField } from "./CodeField.tsx";
import { RoleField } from "./InviteColleaguePage.tsx";

export const Route = createLazyRoute("/staff/team/$id")({ component: ColleaguePage });

function ColleaguePage() {
  const text = useText();
  const { t, date } = text;
  const person = useLoaded(getStaffColleague, { params: Route.useParams() });
  const { name, email, role, state, since, lastLogin, own } = person;
  return (
    <Page
      title={name}
      beside={<Status tone={state === "LOCKED" ? "bad" : "neutral"}>{t(`staff.people.state.${state}`)}</Status>}
      back={<BackLink to="/staff/team">{t("office.team")}</BackLink>}
    >
      <div className="narrow">
        <Facts
          facts={[
            { label: t("staff.email"), value: email },
            { label: t("staff.people.role"), value: t(`staff.role.${role}`) },
            { label: t("staff.col.since"), value: date(since) },
            { label: t("staff.people.lastLogin"), value: lastLogin ? when(text, lastLogin) : t("staff.people.never") },
          ]}
        />
        {own ? <p className="quiet">{t("staff.people.own")}</p> : <Changes key={`${state}${role}`} of={person} />}
      </div>
    </Page>
  );
}

function Changes({ of: person }: { of: StaffColleague }) {
  if (person.state === "LOCKED")
    return (
      <>
        <ConfirmPanel of={person} act="unlock" />
        <RolePanel of={person} />
      </>
    );
  return (
    <>
      <ConfirmPanel of={person} act="link" />
      <RolePanel of={person} />
      <ConfirmPanel of={person} act="lock" />
    </>
  );
}

const acts = {
  link: { call: sendStaffLink, title: "staff.people.link", text: "staff.people.linkText", go: "staff.people.linkGo" },
  lock: { call: lockStaff, title: "staff.people.lock", text: "staff.people.lockText", go: "staff.people.lockGo" },
  unlock: {
    call: unlockStaff,
    title: "staff.people.unlock",
    text: "staff.people.unlockText",
    go: "staff.people.unlockGo",
  },
} as const;

function ConfirmPanel({ of: { id, name }, act }: { of: StaffColleague; act: keyof typeof acts }) {
  const { t } = useText();
  const { call, title, text, go } = acts[act];
  const form = useCallForm({
    call,
    initial: { code: "" },
    request: (body) => ({ params: { id }, body }),
    said: t(`staff.people.done.${act}`),
  });
  return (
    <Panel title={t(title)}>
      <p>{t(text, { name })}</p>
      <CallFormView form={form} label={t(go)} variant={act === "lock" ? "ending" : "secondary"}>
        <CodeField {...form.bind("code")} />
      </CallFormView>
    </Panel>
  );
}

function RolePanel({ of: { id, role } }: { of: StaffColleague }) {
  const { t } = useText();
  const form = useCallForm({
    call: changeStaffRole,
    initial: { role, code: "" },
    request: (body) => ({ params: { id }, body }),
    said: t("staff.people.done.role"),
  });
  return (
    <Panel title={t("staff.people.changeRole")}>
      <CallFormView form={form} label={t("staff.people.roleGo")} variant="secondary">
        <RoleField {...form.bind("role")} />
        <CodeField {...form.bind("code")} />
      </CallFormView>
    </Panel>
  );
}
