import { Link } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";

/** The guarantor with its address, its supervisor and its phone. */
export function GuarantorLine() {
  const { name, address, supervisor, phone } = useApp().settings.insurer;
  const { t } = useText();
  return (
    <p className="quiet">
      <span>
        {t("guarantor.line", {
          name,
          address: keepAddressTogether(address),
          supervisor: keepAddressTogether(supervisor),
        })}
      </span>
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
