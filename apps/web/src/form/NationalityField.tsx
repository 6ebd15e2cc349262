import { Button, Select } from "@kautia/design-system";
import { useApp } from "../shell/app/app-context.ts";
import { useText } from "../shell/i18n/use-text.ts";
import type { Binding } from "./form-state.ts";
import { useNationalities } from "./use-nationalities.ts";

/** A select of nationalities. Until one is chosen, a button offers that of the home's country. */
export function NationalityField(field: Binding<string>) {
  const { settings } = useApp();
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
        help={t(settings.keepsNationality ? "fields.nationalityKept" : "fields.nationalityHelp")}
      />
      {field.value === "" && own ? (
        <Button variant="text" className="form-under" onClick={() => takeOwn(own.value)}>
          {t("fields.nationalityTake", { country: own.label })}
        </Button>
      ) : null}
    </div>
  );
}
