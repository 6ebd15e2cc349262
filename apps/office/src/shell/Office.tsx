import { LinkProvider } from "@kautia/design-system";
import { QueryClientProvider } from "@tanstack/react-query";
import { type RouterHistory, RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { createQueries } from "../api/queries.ts";
import { TextContext } from "../text/use-text.ts";
import type { Area } from "./area.ts";
import { createOffice } from "./create-office.tsx";
import { Keys } from "./keys.tsx";
import { Notices } from "./notices.tsx";
import type { Start } from "./page-data.ts";
import { RouterAnchor } from "./RouterAnchor.tsx";
import { SettingsContext } from "./settings.ts";

interface OfficeProps extends Start {
  area: Area;
  /** Instead of the browser's, in tests. */
  history?: RouterHistory;
}

/** The desk or the partners' pages, at the current address. */
export function Office({ settings, text, area, history }: OfficeProps) {
  const [{ queries, router }] = useState(() => open(area, history));
  return (
    <SettingsContext value={settings}>
      <TextContext value={text}>
        <QueryClientProvider client={queries}>
          <LinkProvider component={RouterAnchor}>
            <Keys>
              <Notices>
                <RouterProvider router={router} />
              </Notices>
            </Keys>
          </LinkProvider>
        </QueryClientProvider>
      </TextContext>
    </SettingsContext>
  );
}

function open(area: Area, history: RouterHistory | undefined) {
  const queries = createQueries(() => {
    area.forgetSession(queries);
    void router.invalidate();
  });
  const [, language = ""] = (history?.location ?? location).pathname.split("/");
  const router = createOffice(area.routes, queries, { basepath: `/${language}`, history });
  return { queries, router };
}
