import { countries, type Country, createPartner, type Language } from "@kautia/contract";
import { Select, TextField } from "@kautia/design-system";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { Page } from "../../parts/Page.tsx";
import { LanguageField } from "../../parts/people/AddPerson.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/partners/new")({ component: NewPartnerPage });

interface NewPartner {
  id: string;
  name: string;
  country: Country;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  personName: string;
  personEmail: string;
  personLanguage: Language;
}

/** Creates a partner and invites the first of its people. */
function NewPartnerPage() {
  const { t, language, country, region } = useText();
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
        name: values.name,
        country: values.country,
        contact: { name: values.contactName, email: values.contactEmail, phone: values.contactPhone || null },
        person: { name: values.personName, email: values.personEmail, language: values.personLanguage },
      },
    }),
    words: { id: { FIELD_INVALID: "office.partner.idWrong" } },
    onDone: ({ id }) => navigate({ to: "/staff/partners/$id", params: { id } }),
  });
  const address = { type: "email", autoCapitalize: "none", autoComplete: "off", spellCheck: false } as const;
  return (
    <Page title={t("office.partner.new")} back={<BackLink to="/staff/partners">{t("staff.area.partners")}</BackLink>}>
      <div className="narrow">
        <CallFormView form={form} label={t("office.partner.create")}>
          <TextField {...form.bind("name")} label={t("office.partner.name")} autoComplete="off" />
          <TextField
            {...form.bind("id")}
            label={t("office.partner.id")}
            help={t("office.partner.idHelp")}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            width="medium"
          />
          <Select
            label={t("office.partner.country")}
            options={countries.map((code) => ({ value: code, label: region(code.toUpperCase()) }))}
            value={form.values.country}
            onChange={(chosen) => form.set({ country: countries.find((code) => code === chosen) })}
          />
          <h2>{t("office.partner.contact")}</h2>
          <TextField {...form.bind("contactName", "contact.name")} label={t("staff.col.name")} autoComplete="off" />
          <TextField {...form.bind("contactEmail", "contact.email")} {...address} label={t("staff.email")} />
          <TextField
            {...form.bind("contactPhone", "contact.phone")}
            label={t("office.partner.phone")}
            optionalText={t("common.optional")}
            type="tel"
            autoComplete="off"
          />
          <h2>{t("office.partner.person")}</h2>
          <p className="quiet">{t("manager.people.addLead")}</p>
          <TextField {...form.bind("personName", "person.name")} label={t("staff.col.name")} autoComplete="off" />
          <TextField {...form.bind("personEmail", "person.email")} {...address} label={t("staff.email")} />
          <LanguageField
            value={form.values.personLanguage}
            onChange={(personLanguage) => form.set({ personLanguage })}
          />
        </CallFormView>
      </div>
    </Page>
  );
}
