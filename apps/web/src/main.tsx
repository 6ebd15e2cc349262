import "@kautia/design-system/styles.css";
import "./app.css";
import { readPath } from "@kautia/contract";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startApp } from "./app/app.ts";
import { AppContext } from "./app/app-context.ts";
import { createAppNavigator } from "./app/app-navigator.tsx";
import { NavigatorContext } from "./navigation/use-location.ts";
import { watchErrors } from "./reporting/early-errors.ts";
import { Shell } from "./shell/Shell.tsx";

/** Settings and texts first, then the navigator, which asks the guards before it shows anything. */
async function main(): Promise<void> {
  watchErrors();
  const app = await startApp(readPath(location.pathname).lang, fetch.bind(window));
  const root = document.getElementById("root");
  if (!app || !root) return showNoStart();
  const navigator = createAppNavigator(app);
  createRoot(root).render(
    <StrictMode>
      <AppContext value={app}>
        <NavigatorContext value={navigator}>
          <Shell />
        </NavigatorContext>
      </AppContext>
    </StrictMode>,
  );
  await navigator.start();
}

function showNoStart(): void {
  const page = document.querySelector<HTMLTemplateElement>("template#no-start");
  if (page) document.body.append(page.content.cloneNode(true));
  document.querySelector("h1")?.focus();
}

void main();
