import { changePartner, countries, type StaffPartner } from "@kautia/contract";
import { Select, TextArea, TextField } from "@kautia/design-system";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";

/** Changes what is known of a partner. An empty signing key keeps the one that is registered. */
export function EditPartner({ of: { id, name, country, contact, baseUrl } }: { of: StaffPartner }) {
  const { t, region, country: own } = useText();
  const say = useNotice();
  const form = useCallForm({
    call: changePartner,
    initial: {
      name,
      country: country ?? own(),
      contactName: contact?.name ?? "",
      contactEmail: contact?.email ?? "",
      contactPhone: contact?.phone ?? "",
      baseUrl: baseUrl ?? "",
      signingKey: "",
    },
    request: (values) => ({
      params: { id },
      body: {
        name: values.name,
        country: values.country,
        contact: { name: values.contactName, email: values.contactEmail, phone: values.contactPhone || null },
        baseUrl: values.baseUrl || null,
        ...(values.signingKey !== "" && { signingKey: values.signingKey }),
      },
    }),
    words: {
      baseUrl: { FIELD_INVALID: "office.partner.pageWrong" },
      signingKey: { FIELD_INVALID: "office.partner.signingKeyWrong" },
    },
    onDone: () => {
      say({ text: t("office.partner.changed") });
      form.set({ signingKey: "" });
    },
  });
  const address = { type: "email", autoCapitalize: "none", autoComplete: "off", spellCheck: false } as const;
  return (
    <div className="narrow">
      <CallFormView form={form} label={t("manager.webhooks.changeGo")} variant="secondary">
        <TextField {...form.bind("name")} label={t("office.partner.name")} autoComplete="off" />
        <Select
          label={t("office.partner.country")}
          options={countries.map((code) => ({ value: code, label: region(code.toUpperCase()) }))}
          value={form.values.country}
          onChange={(chosen) => form.set({ country: countries.find((code) => code === chosen) })}
        />
        <h3>{t("office.partner.contact")}</h3>
        <TextField {...form.bind("contactName", "contact.name")} label={t("staff.col.name")} autoComplete="off" />
        <TextField {...form.bind("contactEmail", "contact.email")} {...address} label={t("staff.email")} />
        <TextField
          {...form.bind("contactPhone", "contact.phone")}
          label={t("office.partner.phone")}
          optionalText={t("common.optional")}
          type="tel"
          autoComplete="off"
        />
        <TextField
          {...form.bind("baseUrl")}
          label={t("office.partner.page")}
          optionalText={t("common.optional")}
          help={t("office.partner.pageHelp")}
          type="url"
          autoComplete="off"
        />
        <TextArea
          {...form.bind("signingKey")}
          label={t("office.partner.signingKey")}
          optionalText={t("common.optional")}
          help={t("office.partner.signingKeyHelp")}
          rows={3}
        />
      </CallFormView>
    </div>
  );
}
