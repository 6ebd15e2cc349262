import { changePartner, type StaffPartner } from "@kautia/contract";
import { TextArea, TextField } from "@kautia/design-system";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";
import { PartnerFields, partnerOf } from "./PartnerFields.tsx";

/** Changes what is known of a partner. An empty signing key keeps the one that is registered. */
export function EditPartner({ of: { id, name, country, contact, baseUrl } }: { of: StaffPartner }) {
  const { t, country: own } = useText();
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
        ...partnerOf(values),
        baseUrl: values.baseUrl || null,
        ...(values.signingKey !== "" && { signingKey: values.signingKey }),
      },
    }),
    words: {
      baseUrl: { FIELD_INVALID: "office.partner.pageWrong" },
      signingKey: { FIELD_INVALID: "office.partner.signingKeyWrong" },
    },
    said: t("office.partner.changed"),
    onDone: () => {
      form.set({ signingKey: "" });
    },
  });
  return (
    <CallFormView form={form} label={t("partners.webhooks.changeGo")} variant="secondary">
      <PartnerFields of={form} heading="h3" />
      <TextField
        {...form.bind("baseUrl")}
        label={t("office.partner.page")}
        optionalText={t("common.optional")}
        help={t("office.partner.pageHelp")}
        type="url"
      />
      <TextArea
        {...form.bind("signingKey")}
        label={t("office.partner.signingKey")}
        optionalText={t("common.optional")}
        help={t("office.partner.signingKeyHelp")}
        rows={3}
      />
    </CallFormView>
  );
}
