import { callAddress } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import "./guarantor.css";

/** The guarantor with its supervisor, its phone and, unless the line is `brief`, its address. */
export function GuarantorLine({ brief = false }: { brief?: boolean }) {
  const { insurer } = useApp().settings;
  const { name, supervisor, phone } = insurer;
  const { t } = useText();
  return (
    <p className="quiet">
      <span>
        {brief
          ? t("guarantor.short", { name, supervisor })
          : t("guarantor.line", {
              name,
              address: keepAddressTogether(insurer.address),
              supervisor: keepAddressTogether(supervisor),
            })}
      </span>
      {phone === null ? null : (
        <>
          {/* On a line of its own, the link stays where it is when the typeface arrives. */}
          {brief ? <br /> : <span>{", "}</span>}
          <Link href={callAddress(phone)}>
            {/* The server fills the short line into prerendered pages, with plain spaces. */}
            {t("guarantor.phone", { phone: brief ? phone : phone.replaceAll(" ", "\u00a0") })}
          </Link>
        </>
      )}
    </p>
  );
}

/** The short line on screens that are too narrow for the rail, which has it too. */
export function GuarantorWithoutRail() {
  return (
    <div className="guarantor-without-rail">
      <GuarantorLine brief />
    </div>
  );
}
