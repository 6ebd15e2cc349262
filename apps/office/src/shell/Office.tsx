import { type AnchorProps, LinkProvider } from "@kautia/design-system";
import { QueryClientProvider } from "@tanstack/react-query";
import { type RouterHistory, RouterProvider, useRouter } from "@tanstack/react-router";
import { type MouseEvent, useState } from "react";
import { createQueries } from "../api/queries.ts";
import { TextContext } from "../text/use-text.ts";
import type { Area } from "./area.ts";
import { createOffice } from "./create-office.tsx";
import { Keys } from "./keys.tsx";
import { Notices } from "./notices.tsx";
import type { Start } from "./page-data.ts";
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

/** Links of the design system, which have plain addresses, go through the router if they stay in this area. */
function RouterAnchor({ href, onClick, ...props }: AnchorProps) {
  const router = useRouter();
  const path = new URL(href ?? "", location.href).pathname.split("/", 3).join("/");
  const isHere = path === location.pathname.split("/", 3).join("/");
  function go(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!isHere || opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    router.history.push(href ?? "");
  }
  return <a {...props} href={href} onClick={go} />;
}
