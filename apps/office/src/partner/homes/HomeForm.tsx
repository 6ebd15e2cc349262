import { keepProperties } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { addressWords } from "../../parts/address/address-words.ts";
import { AddressFields } from "../../parts/address/AddressFields.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";

/** Adds a home, or changes the one with the same number. */
export function HomeForm() {
  const { t, country } = useText();
  const form = useCallForm({
    call: keepProperties,
    initial: { id: "", street: "", streetNumber: "", unitName: "", zip: "", city: "", country: country() },
    request: ({ id, unitName, ...address }) => ({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's schema checks the typed country
      body: { properties: [{ id, address: { ...address, unitName: unitName || undefined } }] } as never,
    }),
    words: { "properties.0.address.street": addressWords.street, "properties.0.address.zip": addressWords.zip },
    said: t("partners.homes.added"),
    onDone: () => {
      form.reset();
    },
  });
  return (
    <Panel title={t("partners.homes.add")}>
      <CallFormView form={form} label={t("partners.homes.addGo")}>
        <TextField
          {...form.bind("id", "properties.0.id")}
          label={t("partners.col.home")}
          help={t("partners.homes.addHelp")}
          width="medium"
        />
        <AddressFields bind={(part) => form.bind(part, `properties.0.address.${part}`)} />
      </CallFormView>
    </Panel>
  );
}
