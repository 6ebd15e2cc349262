import "@kautia/design-system/styles.css";
import "./app.css";
import { readPath } from "@kautia/contract";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { startApp } from "./app/app.ts";
import { AppContext } from "./app/app-context.ts";
import { createAppRouter } from "./router.tsx";

/** Settings and texts first, then the router, which asks the guards before it shows anything. */
async function main(): Promise<void> {
  const app = await startApp(readPath(location.pathname).lang, fetch.bind(window));
  const root = document.getElementById("root");
  if (!app || !root) return showNoStart();
  createRoot(root).render(
    <StrictMode>
      <AppContext value={app}>
        <RouterProvider router={createAppRouter(app)} />
      </AppContext>
    </StrictMode>,
  );
}

function showNoStart(): void {
  const page = document.getElementById("no-start");
  page?.removeAttribute("hidden");
  page?.querySelector("h1")?.focus();
}

void main();
