import { Button, IconClose } from "@kautia/design-system";
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { useText } from "../text/use-text.ts";

interface Notice {
  text: string;
  /** A way back, as long as the notice is shown. */
  undo?: () => Promise<unknown>;
  /** How long it is shown, in seconds. */
  seconds?: number;
}

type Say = (notice: Notice) => void;
const NoticeContext = createContext<Say>(() => {});

/** Says what has been done, at the bottom of the next page. */
export function useNotice(): Say {
  return use(NoticeContext);
}

const usualSeconds = 6;

export function Notices({ children }: { children: ReactNode }) {
  const { t } = useText();
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = useCallback<Say>((next) => setNotice(next), []);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), (notice.seconds ?? usualSeconds) * 1000);
    return () => clearTimeout(timer);
  }, [notice]);
  const undo = notice?.undo;
  return (
    <NoticeContext value={say}>
      {children}
      <div className="notices" role="status">
        {notice ? (
          <div className="notice">
            <span>{notice.text}</span>
            {undo ? (
              <Button
                variant="text"
                onClick={async () => {
                  await undo();
                  // Unless a newer notice has replaced it.
                  setNotice((shown) => (shown === notice ? null : shown));
                }}
              >
                {t("office.undo")}
              </Button>
            ) : null}
            <button
              type="button"
              className="notice-close"
              aria-label={t("common.close")}
              onClick={() => setNotice(null)}
            >
              <IconClose size="small" />
            </button>
          </div>
        ) : null}
      </div>
    </NoticeContext>
  );
}
