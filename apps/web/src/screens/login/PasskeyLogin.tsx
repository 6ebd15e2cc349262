import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import type { Why } from "../../passkeys/passkey-ways.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import "./login.css";

const words = {
  none: ["passkeys.noneUsed", "passkeys.noneUsedText"],
  taken: ["passkeys.noneUsed", "passkeys.noneUsedText"],
  unable: ["passkeys.unable", "passkeys.unableText"],
  refused: ["passkeys.refused", "passkeys.refusedText"],
  "logged-out": ["passkeys.refused", "passkeys.refusedText"],
  slow: ["passkeys.refused", "errors.RATE_LIMITED"],
  offline: ["form.offlineTitle", "policies.offlineText"],
} as const satisfies Record<Exclude<Why, "left">, unknown>;

/** Logging in by a key on one's own device: nothing is typed, so nothing can be asked of us about anybody. */
export function PasskeyLogin() {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const [told, setTold] = useState<keyof typeof words | null>(null);

  async function enter(): Promise<void> {
    setTold(null);
    const ways = await import("../../passkeys/passkey-ways.ts").catch(() => null);
    const outcome = ways ? await ways.enterByPasskey(api) : "offline";
    if (outcome === "in") await navigate(path("policies"));
    else if (outcome !== "left") setTold(outcome);
  }

  return (
    <>
      {told ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t(words[told][0])}>
          {t(words[told][1])}
        </InlineMessage>
      ) : null}
      <p className="passkey-login">
        <Button variant="text" onClick={enter}>
          {t("passkeys.logIn")}
        </Button>
      </p>
    </>
  );
}
