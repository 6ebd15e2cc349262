import { buildUrl, getSampleCertificate } from "@kautia/contract";
import { Disclosure } from "@kautia/design-system";
import { ShareButtons } from "../share/ShareButtons.tsx";
import { useApp } from "../../app/app-context.ts";
import { useCountry } from "../../texts/use-country.ts";
import { useText } from "../../texts/use-text.ts";
import "./declined.css";

interface TalkToLandlordProps {
  landlordName: string | null;
  /** Null if unknown; the tenant then enters it in the mail program. */
  landlordEmail: string | null;
  tenantName: string;
  fullAddress: string;
  deposit: number;
}

/** A prepared message to a landlord who declined. The tenant sends it: we leave that landlord alone (docs/policy.md). */
export function TalkToLandlord({ landlordName, landlordEmail, tenantName, fullAddress, deposit }: TalkToLandlordProps) {
  const { settings } = useApp();
  const { t, money, language } = useText();
  const sample = buildUrl(getSampleCertificate, {}, { country: useCountry(), lang: language });
  const subject = t("declined.subject", { address: fullAddress });
  const message = t("declined.message", {
    greeting: landlordName ? t("declined.greeting", { name: landlordName }) : t("declined.greetingNoName"),
    address: fullAddress,
    insurer: settings.insurer.name,
    deposit: money(deposit),
    link: new URL(sample, location.origin).href,
    tenant: tenantName,
  });
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return (
    <>
      <p>{t("declined.talkText")}</p>
      <ShareButtons
        title={subject}
        text={message}
        mailto={`mailto:${encodeURIComponent(landlordEmail ?? "")}?${query}`}
        shareLabel="declined.share"
        copyLabel="declined.copy"
      />
      <Disclosure id="message" title={t("declined.read")}>
        <p className="declined-message">{message}</p>
      </Disclosure>
    </>
  );
}
