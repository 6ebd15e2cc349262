import { type Country, countryFacts, normalise, type Phone } from "@kautia/contract";
import type { DialCode } from "@kautia/design-system";
import { useMemo } from "react";
import { useText } from "../texts/use-text.ts";

/** Listed first, in this order. */
const nearby = "DE49 AT43 CH41";
/** Where most other tenants come from. */
const others =
  "AL355 BA387 BE32 BG359 BR55 BY375 CN86 CY357 CZ420 DK45 DZ213 EE372 EG20 ES34 FI358 FR33 GB44 GE995 " +
  "GR30 HR385 HU36 IE353 IL972 IN91 IQ964 IR98 IS354 IT39 JP81 KZ7 LI423 LT370 LU352 LV371 MA212 MD373 ME382 MK389 " +
  "MT356 NG234 NL31 NO47 PK92 PL48 PT351 RO40 RS381 RU7 SE46 SI386 SK421 SY963 TN216 TR90 UA380 US1 VN84 XK383 ZA27";

function dialCodesOf(entries: string, region: (code: string) => string): DialCode[] {
  return entries.split(" ").map((entry) => {
    const value = `+${entry.slice(2)}`;
    return { value, label: `${region(entry.slice(0, 2))} (${value})` };
  });
}

/** Enough to sort names of countries. A Collator would delay the first question. */
function withoutAccents(name: string): string {
  return normalise(name, "NFD").replace(/\p{M}/gu, "");
}

export function usePhoneTexts(): { dialCodes: DialCode[]; dialCodeLabel: string; numberLabel: string } {
  const { t, region } = useText();
  // Memoised, because sixty names would be built again on every keystroke.
  const dialCodes = useMemo(() => {
    const byName = dialCodesOf(others, region).sort((a, b) =>
      withoutAccents(a.label) < withoutAccents(b.label) ? -1 : 1,
    );
    return [...dialCodesOf(nearby, region), ...byName];
  }, [region]);
  return {
    dialCodes,
    dialCodeLabel: t("common.dialCode"),
    numberLabel: t("common.phoneNumber"),
  };
}

export function emptyPhone(country: Country): Phone {
  return { dialCode: countryFacts[country].dialCode, number: "" };
}

/** Null for an optional number that was left empty. */
export function phoneOrNull(phone: Phone): Phone | null {
  return phone.number.trim() === "" ? null : phone;
}
