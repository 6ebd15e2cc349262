import { createPartner, type Language } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { EmailField } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { Page } from "../../parts/Page.tsx";
import { LanguageField } from "../../parts/people/AddPerson.tsx";
import { useText } from "../../text/use-text.ts";
import { PartnerFields, partnerOf, type PartnerValues } from "./PartnerFields.tsx";

export const Route = createLazyRoute("/staff/partners/new")({ component: NewPartnerPage });

interface NewPartner extends PartnerValues {
  id: string;
  personName: string;
  personEmail: string;
  personLanguage: Language;
}

function NewPartnerPage() {
  const { t, language, country } = useText();
  const navigate = useNavigate();
  const initial: NewPartner = {
    id: "",
    name: "",
    country: country(),
    contactName: "",
    contactEmail: "",
    contactPhone: "",
    personName: "",
    personEmail: "",
    personLanguage: language,
  };
  const form = useCallForm({
    call: createPartner,
    initial,
    request: (values) => ({
      body: {
        id: values.id,
        ...partnerOf(values),
        person: { name: values.personName, email: values.personEmail, language: values.personLanguage },
      },
    }),
    words: { id: { FIELD_INVALID: "office.partner.idWrong" } },
    onDone: ({ id }) => navigate({ to: "/staff/partners/$id", params: { id } }),
  });
  return (
    <Page title={t("office.partner.new")} back={<BackLink to="/staff/partners">{t("staff.area.partners")}</BackLink>}>
      <CallFormView form={form} label={t("office.partner.create")}>
        <PartnerFields of={form} heading="h2">
          <TextField
            {...form.bind("id")}
            label={t("office.partner.id")}
            help={t("office.partner.idHelp")}
            autoCapitalize="none"
            spellCheck={false}
            width="medium"
          />
        </PartnerFields>
        <h2>{t("office.partner.person")}</h2>
        <p className="quiet">{t("partners.people.addLead")}</p>
        <TextField {...form.bind("personName", "person.name")} label={t("staff.col.name")} />
        <EmailField {...form.bind("personEmail", "person.email")} label={t("staff.email")} />
        <LanguageField {...form.bind("personLanguage", "person.language")} />
      </CallFormView>
    </Page>
  );
}
