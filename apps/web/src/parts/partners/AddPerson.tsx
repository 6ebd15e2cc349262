import { type addPartnerPerson, type addPersonToPartner, languages } from "@kautia/contract";
import { InlineMessage, Select, TextField } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useText } from "../../shell/i18n/use-text.ts";
import { useLoggedInForm } from "./use-logged-in-form.ts";

interface AddPersonProps {
  call: typeof addPartnerPerson | typeof addPersonToPartner;
  params?: Record<string, string>;
  onAdded: () => void;
  onSessionEnded: () => void;
}

/** Lets somebody use a partner's page. */
export function AddPerson({ call, params = {}, onAdded, onSessionEnded }: AddPersonProps) {
  const { t, language, languageName } = useText();
  const [added, setAdded] = useState<string | null>(null);
  const initial: Record<"name" | "email" | "language", string> = { name: "", email: "", language };
  const form = useLoggedInForm({
    onSessionEnded,
    id: "partner-person",
    secret: true,
    call,
    once: true,
    params,
    initial,
    labels: { name: "manager.people.name", email: "manager.email", language: "manager.people.language" },
    words: { email: { FIELD_INVALID: "manager.people.known" } },
    body: (values) => values,
    onSaved: ({ email }) => {
      setAdded(email);
      form.change(initial);
      onAdded();
    },
  });
  return (
    <section className="k-flow partner-form">
      <h2>{t("manager.people.add")}</h2>
      <p className="quiet">{t("manager.people.addLead")}</p>
      {added ? (
        <InlineMessage
          tone="success"
          toneLabel={t("common.note")}
          live
          title={t("manager.people.added", { email: added })}
        />
      ) : null}
      <Form form={form}>
        <TextField {...form.bind("name")} autoComplete="off" />
        <TextField {...form.bind("email")} type="email" autoCapitalize="none" autoComplete="off" spellCheck={false} />
        <Select
          {...form.bind("language")}
          options={languages.map((value) => ({ value, label: languageName(value) }))}
        />
        <FormActions form={form} label={t("manager.people.addGo")} />
      </Form>
    </section>
  );
}
