import { Button, Select } from "@kautia/design-system";
import { useApp } from "../app/app-context.ts";
import { useText } from "../texts/use-text.ts";
import type { Binding } from "./form-state.ts";
import { Unfold } from "./Unfold.tsx";
import { useNationalities } from "./use-nationalities.ts";

/** The nationality: required where it is kept, otherwise optional, behind a button that adds it. */
export function NationalityField(field: Binding<string>) {
  const { settings } = useApp();
  const { t } = useText();
  if (settings.keepsNationality) return <NationalitySelect field={field} help={t("fields.nationalityKept")} />;
  return (
    <Unfold label={t("fields.nationalityAdd")} open={field.value !== "" || field.error !== undefined}>
      <NationalitySelect field={field} help={t("fields.nationalityHelp")} optionalText={t("common.optional")} />
    </Unfold>
  );
}

interface NationalitySelectProps {
  field: Binding<string>;
  help: string;
  optionalText?: string;
}

/** A select of nationalities. Until one is chosen, a button offers that of the home's country. */
function NationalitySelect({ field, help, optionalText }: NationalitySelectProps) {
  const { t } = useText();
  const nationalities = useNationalities();
  const [own] = nationalities;

  function takeOwn(value: string): void {
    field.onChange(value);
    // The button disappears, and the focus with it.
    document.getElementById(field.id)?.focus();
  }

  return (
    <div>
      <Select
        {...field}
        options={nationalities}
        emptyText={t("common.choose")}
        help={help}
        optionalText={optionalText}
      />
      {field.value === "" && own ? (
        <Button variant="text" className="form-under" onClick={() => takeOwn(own.value)}>
          {t("fields.nationalityTake", { country: own.label })}
        </Button>
      ) : null}
    </div>
  );
}
