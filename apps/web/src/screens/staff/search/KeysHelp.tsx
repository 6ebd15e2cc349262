import { Button, Checkbox, Dialog } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "#shell/i18n/use-text.ts";
import { useKeys } from "./use-keys.ts";

const keys = ["/", "j", "k", "o", "?"] as const;
const meanings = {
  "/": "staff.keys.find",
  j: "staff.keys.next",
  k: "staff.keys.previous",
  o: "staff.keys.open",
  "?": "staff.keys.help",
} as const;

/** A button that shows the keys, and the keys themselves. */
export function KeysHelp() {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const { on, turn } = useKeys(() => setOpen(true));
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {t("staff.keys")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("staff.keys")} closeText={t("common.close")}>
        <dl className="staff-keys">
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(meanings[key])}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={t("staff.keys.on")} checked={on} onChange={turn} />
      </Dialog>
    </>
  );
}
