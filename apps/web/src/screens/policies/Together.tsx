import type { PolicyView } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { joinNames, nameTenants } from "@kautia/locales/format";
import { useText } from "../../texts/use-text.ts";

interface TogetherProps {
  policy: Pick<PolicyView, "role" | "tenantName" | "coTenantNames">;
}

/** With whom somebody signed, and who pays. Nothing for somebody alone. */
export function SignedWith({ policy }: TogetherProps) {
  const { t, language } = useText();
  const { role, tenantName, coTenantNames } = policy;
  if (coTenantNames.length === 0) return null;
  return role === "TENANT" ? (
    <p className="quiet">{t("together.with", { names: joinNames(coTenantNames, language) })}</p>
  ) : (
    <p className="quiet">{t("together.payer", { payer: tenantName })}</p>
  );
}

interface ForAllProps extends TogetherProps {
  text: "together.leaveForAll" | "together.objectForAll";
}

/** Says before that an act is for all who signed. Nothing for somebody alone. */
export function ForAll({ policy, text }: ForAllProps) {
  const { t, language } = useText();
  if (policy.coTenantNames.length === 0) return null;
  return (
    <InlineMessage tone="caution" toneLabel={t("common.note")}>
      {t(text, { names: nameTenants(policy, language) })}
    </InlineMessage>
  );
}
