import {
  type addPartnerPerson,
  type addPersonToPartner,
  type CallRequest,
  type Language,
  languages,
} from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import type { ComponentProps } from "react";
import { EmailField, SelectField } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";

interface AddPersonProps<C extends typeof addPartnerPerson | typeof addPersonToPartner> {
  call: C;
  /** The partner in the call's path. */
  params?: Record<string, string>;
}

interface NewPerson {
  name: string;
  email: string;
  language: Language;
}

export function AddPerson<C extends typeof addPartnerPerson | typeof addPersonToPartner>({
  call,
  params = {},
}: AddPersonProps<C>) {
  const { t, language } = useText();
  const say = useNotice();
  const initial: NewPerson = { name: "", email: "", language };
  const form = useCallForm({
    call,
    initial,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both calls take the same body
    request: (body) => ({ params, body }) as unknown as CallRequest<C>,
    words: { email: { FIELD_INVALID: "partners.people.known" } },
    onDone: (_, { email }) => {
      say({ text: t("partners.people.added", { email }) });
      form.reset();
    },
  });
  return (
    <CallFormView form={form} label={t("partners.people.addGo")} variant="secondary">
      <p className="quiet">{t("partners.people.addLead")}</p>
      <TextField {...form.bind("name")} label={t("partners.people.name")} />
      <EmailField {...form.bind("email")} label={t("partners.email")} />
      <LanguageField {...form.bind("language")} />
    </CallFormView>
  );
}

export function LanguageField(field: Pick<ComponentProps<typeof SelectField<Language>>, "id" | "value" | "onChange">) {
  const { t, languageName } = useText();
  return <SelectField {...field} label={t("partners.people.language")} of={languages} textOf={languageName} />;
}
