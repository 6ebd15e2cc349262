import { passwordLength, passwordRuleNames } from "@kautia/contract";
import { IconCheck, VisuallyHidden } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import type { NewPasswordRule } from "./use-new-password.ts";
import "./password-rules.css";

const rules: readonly NewPasswordRule[] = [...passwordRuleNames, "uncommon"];

/** Shows which rules the password meets, by the shape of a mark and as text for screen readers. */
export function PasswordRules({ kept }: { kept: readonly NewPasswordRule[] }) {
  const { t } = useText();
  return (
    <div className="password-rules">
      <p className="quiet">{t("account.rules")}</p>
      <ul className="password-rules__list">
        {rules.map((name) => {
          const isKept = kept.includes(name);
          return (
            <li key={name} className={isKept ? "password-rule password-rule--kept" : "password-rule"}>
              <span className="password-rule__mark" aria-hidden="true">
                {isKept ? <IconCheck size="small" /> : null}
              </span>
              <span>
                <span>{t(`account.rule.${name}`, passwordLength)}</span>
                <VisuallyHidden>{`, ${t(isKept ? "account.ruleKept" : "account.ruleOpen")}`}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{t("account.rulesKept", { kept: kept.length, all: rules.length })}</span>
      </VisuallyHidden>
    </div>
  );
}
