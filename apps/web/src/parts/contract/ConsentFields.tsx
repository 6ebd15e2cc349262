import { consentDocuments, type Country } from "@kautia/contract";
import { Checkbox, TextWithEmails } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useApp } from "../../app/app-context.ts";
import type { TickBinding } from "../../form/form-state.ts";
import { useText } from "../../texts/use-text.ts";
import { ConsentDocuments } from "./ConsentDocuments.tsx";
import type { consentLabels } from "./consent-values.ts";

interface ConsentFieldsProps {
  /** The country whose documents apply. */
  country: Country;
  /** `electronicCommunication` is null where it is not asked for. */
  fields: Record<Exclude<keyof typeof consentLabels, "electronicCommunication">, TickBinding> & {
    electronicCommunication: TickBinding | null;
  };
  /** Stands below the consent that it belongs to, the one about the initial information. */
  children?: ReactNode;
}

/** The consents that everybody who signs is asked for, unticked at first. */
export function ConsentFields({ country, fields, children }: ConsentFieldsProps) {
  const { settings } = useApp();
  const { t } = useText();
  const supportEmail = settings.brand.supportEmail[country];
  return (
    <>
      <Checkbox
        {...fields.termsAndPrivacy}
        links={<ConsentDocuments kinds={consentDocuments.termsAndPrivacy} country={country} />}
      />
      <Checkbox
        {...fields.initialInformation}
        links={<ConsentDocuments kinds={consentDocuments.initialInformation} country={country} />}
      />
      {children}
      {fields.electronicCommunication ? (
        <Checkbox
          {...fields.electronicCommunication}
          help={<TextWithEmails text={t("summary.electronicCommunicationHelp", { supportEmail })} />}
        />
      ) : null}
    </>
  );
}
