import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { usePathAfterLogin } from "../../parts/account/login-paths.ts";
import type { Why } from "../../parts/passkeys/passkey-calls.ts";
import "./login.css";

const failureTexts = {
  none: ["passkeys.noneUsed", "passkeys.noneUsedText"],
  taken: ["passkeys.noneUsed", "passkeys.noneUsedText"],
  unable: ["passkeys.unable", "passkeys.unableText"],
  refused: ["passkeys.refused", "passkeys.refusedText"],
  "logged-out": ["passkeys.refused", "passkeys.refusedText"],
  slow: ["passkeys.refused", "errors.RATE_LIMITED"],
  offline: ["form.offlineTitle", "policies.offlineText"],
} as const satisfies Record<Exclude<Why, "left">, unknown>;

/** Login by passkey. It needs no email address, so it cannot be used to find out whether an account exists. */
export function PasskeyLogin() {
  const { api } = useApp();
  const { t } = useText();
  const pathAfterLogin = usePathAfterLogin();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<keyof typeof failureTexts | null>(null);

  async function logIn(): Promise<void> {
    setFailure(null);
    const ways = await import("../../parts/passkeys/passkey-calls.ts").catch(() => null);
    const outcome = ways ? await ways.enterByPasskey(api) : "offline";
    if (outcome === "in") await navigate(pathAfterLogin, { replace: true });
    else if (outcome !== "left") setFailure(outcome);
  }

  return (
    <>
      {failure ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t(failureTexts[failure][0])}>
          {t(failureTexts[failure][1])}
        </InlineMessage>
      ) : null}
      <p className="login-way">
        <Button variant="text" onClick={logIn}>
          {t("passkeys.logIn")}
        </Button>
      </p>
    </>
  );
}
