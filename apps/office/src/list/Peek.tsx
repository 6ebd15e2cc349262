import { IconClose } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useKeys } from "../shell/keys.tsx";
import { useText } from "../text/use-text.ts";

/** The active row beside the list. It follows j and k. */
export function Peek({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useText();
  useKeys([{ key: "Escape", does: t("common.close"), run: onClose }]);
  return (
    <aside className="peek" aria-label={t("office.keys.peek")} aria-live="polite">
      <button type="button" className="k-dialog__close" aria-label={t("common.close")} onClick={onClose}>
        <IconClose />
      </button>
      {children}
    </aside>
  );
}
