import { IconCheck, Question } from "@kautia/design-system";
import { type SubmitEvent, useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { InviteSteps } from "../../parts/invite-steps/InviteSteps.tsx";
import { MailSent } from "../../parts/sent/MailSent.tsx";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { HomeFields, LandlordFields, RentFields, TenantFields } from "./InviteFields.tsx";
import { useInvite } from "./use-invite.ts";
import "./invite.css";

/**
 * A landlord who is not a partner invites a tenant. The invitation is mailed after the landlord confirms their own
 * address (docs/partners.md).
 */
function InviteScreen() {
  const { t } = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <Invite onSent={setSentTo} />;
  return (
    <Page title={t("invite.name")}>
      <MailSent title={t("invite.sentTitle")} text={t("invite.sentText", { email: sentTo })} />
      <InviteSteps turn="landlord" />
    </Page>
  );
}

const titles = {
  tenant: "invite.title",
  home: "invite.homeTitle",
  rent: "invite.rentTitle",
  you: "invite.youTitle",
} as const;
const fieldsOf = { tenant: TenantFields, home: HomeFields, rent: RentFields, you: LandlordFields };

function Invite({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useText();
  const invite = useInvite(onSent);
  const { page, at, back, isLast, form } = invite.pages;
  const Fields = fieldsOf[page.id];
  const withLine = {
    ...form,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      invite.line.take();
      form.onSubmit(event);
    },
  };
  return (
    <Page
      title={at === 0 ? t("invite.name") : t(titles[page.id])}
      back={back}
      rail={<Promises />}
      railLabel={t("invite.promises")}
    >
      <Form
        form={withLine}
        head={<Question title={t(titles[page.id])} lead={at === 0 ? t("invite.lead") : undefined} />}
      >
        <Fields key={page.id} invite={invite} />
        <FormActions form={form} label={isLast ? t("invite.send") : undefined} />
      </Form>
    </Page>
  );
}

function Promises() {
  const { t } = useText();
  return (
    <div className="invite-promises">
      <h2>{t("invite.promises")}</h2>
      <ul>
        {(["invite.promise1", "invite.promise2", "invite.promise3"] as const).map((key) => (
          <li key={key}>
            <IconCheck />
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export { InviteScreen as Component };
