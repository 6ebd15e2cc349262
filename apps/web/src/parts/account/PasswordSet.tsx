import { Button, InlineMessage } from "@kautia/design-system";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { useText } from "../../texts/use-text.ts";

/** Says once that the password is set: the page that set it passes it on, and no reload and no way back shows it again. */
export function PasswordSet() {
  const { t } = useText();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const wasSet = hasSetPassword(state);
  const [isShown, setIsShown] = useState(wasSet);

  useEffect(() => {
    if (wasSet) void navigate(pathname, { replace: true });
  }, [wasSet, pathname, navigate]);

  if (!isShown) return null;
  return (
    <InlineMessage
      tone="success"
      toneLabel={t("common.note")}
      live
      title={t("account.setTitle")}
      actions={
        <Button variant="text" onClick={() => setIsShown(false)}>
          {t("common.close")}
        </Button>
      }
    >
      {t("account.setText")}
    </InlineMessage>
  );
}

function hasSetPassword(state: unknown): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, "passwordSet") === true;
}
