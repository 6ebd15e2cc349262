import { Link } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";

/** The guarantor with address and phone. */
export function GuarantorLine() {
  const { name, address, phone } = useApp().settings.insurer;
  const { t } = useText();
  return (
    <p className="quiet">
      <span>{t("guarantor.line", { name, address })}</span>
      {phone === null ? null : (
        <>
          <span>{", "}</span>
          <Link href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            {t("guarantor.phone", { phone: phone.replaceAll(" ", "\u00a0") })}
          </Link>
        </>
      )}
    </p>
  );
}
