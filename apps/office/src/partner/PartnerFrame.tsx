import "./partner.css";
import { logOutPartner } from "@kautia/contract";
import { Outlet } from "@tanstack/react-router";
import { Failed } from "../parts/Failed.tsx";
import { type NavigationItem, OfficeShell } from "../shell/OfficeShell.tsx";
import { PersonMenu } from "../shell/PersonMenu.tsx";
import { useSettings } from "../shell/settings.ts";
import { useLogOut } from "../shell/use-log-out.ts";
import { useText } from "../text/use-text.ts";
import { usePerson } from "./session.ts";

export function PartnerFrame() {
  const { t } = useText();
  const { sandbox } = useSettings();
  const { name, partner } = usePerson();
  const logOut = useLogOut(logOutPartner);
  const tests: NavigationItem[] = sandbox ? [{ label: t("partners.tab.tests"), to: "/partner/tests" }] : [];
  const groups = [
    {
      title: t("office.partner.work"),
      items: [
        { label: t("partners.tab.invitations"), to: "/partner/invitations" },
        { label: t("partners.tab.guarantees"), to: "/partner/guarantees" },
        { label: t("partners.tab.claims"), to: "/partner/claims" },
        { label: t("partners.tab.homes"), to: "/partner/homes" },
      ],
    },
    {
      title: t("office.settings"),
      items: [
        { label: t("partners.tab.people"), to: "/partner/people" },
        { label: t("partners.tab.webhooks"), to: "/partner/webhooks" },
        ...tests,
      ],
    },
  ] as const;
  return (
    <OfficeShell
      area={partner.name}
      home="/partner"
      groups={groups}
      person={<PersonMenu name={name} detail={partner.name} onLogOut={() => logOut.mutate()} />}
    >
      <Failed error={logOut.error} />
      <Outlet />
    </OfficeShell>
  );
}
