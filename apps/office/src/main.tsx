import "@kautia/design-system/styles.css";
import "./office.css";
import { officeAreaOf } from "@kautia/contract";
import { createRoot } from "react-dom/client";
import { Office } from "./shell/Office.tsx";
import { loadStart, type Start } from "./shell/page-data.ts";

/** The desk and the partners' pages share nothing but what `Office` imports: each fetches only its own code. */
async function start(): Promise<void> {
  const isPartner = officeAreaOf(location.pathname) === "partner";
  const loading = isPartner
    ? import("./partner/area.ts").then(({ partner }) => partner)
    : import("./staff/area.ts").then(({ staff }) => staff);
  const [begin, area] = await Promise.all([loadStart(), loading]);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root");
  leaveCachedPage(root);
  const page = createRoot(root);
  const show = ({ settings, text }: Start) => page.render(<Office settings={settings} text={text} area={area} />);
  show(begin);
  // The development server says that texts have changed.
  import.meta.hot?.on("texts", () => void loadStart().then(show));
}

/** The back button may show a cached page from before a logout, so such a page is loaded again. */
function leaveCachedPage(root: HTMLElement): void {
  addEventListener("pagehide", () => (root.hidden = true));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
    else root.hidden = false;
  });
}

void start();
