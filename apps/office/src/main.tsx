import "@kautia/design-system/styles.css";
import "./office.css";
import { LinkProvider } from "@kautia/design-system";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { createQueries } from "./api/queries.ts";
import { createOffice } from "./shell/create-office.tsx";
import { loadStart } from "./shell/page-data.ts";
import { RouterAnchor } from "./shell/RouterAnchor.tsx";
import { SettingsContext } from "./shell/settings.ts";
import { TextContext } from "./text/use-text.ts";

/** The desk and the partners' pages share nothing but what this file imports: each fetches only its own code. */
async function start(): Promise<void> {
  const [, segment = "", name] = location.pathname.split("/");
  const loading = name === "partner" ? import("./partner/area.ts") : import("./staff/area.ts");
  const [{ settings, text }, { area }] = await Promise.all([loadStart(), loading]);
  const queries = createQueries(() => {
    area.forgetSession(queries);
    void router.invalidate();
  });
  const router = createOffice(area.routes, queries, `/${segment}`);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root");
  createRoot(root).render(
    <SettingsContext value={settings}>
      <TextContext value={text}>
        <QueryClientProvider client={queries}>
          <LinkProvider component={RouterAnchor}>
            <RouterProvider router={router} />
          </LinkProvider>
        </QueryClientProvider>
      </TextContext>
    </SettingsContext>,
  );
}

void start();
