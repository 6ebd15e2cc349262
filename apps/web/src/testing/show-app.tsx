import type { Language, TenantRecord } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { act, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AppContext } from "../app/app-context.ts";
import { createAppNavigator } from "../boot/app-navigator.tsx";
import { NavigatorContext } from "../navigation/use-location.ts";
import { writeToken } from "../session/token-cookie.ts";
import { Shell } from "../frame/Shell.tsx";
import { createFakeServer, type FakeRequest, type Handler, ok, refused } from "../../../../tools/vitest/fake-server.ts";
import { createMemoryHistory } from "./memory-history.ts";
import { sampleSettings } from "../../../../tools/vitest/sample-settings.ts";
import { startAppOn } from "./start-app-on.ts";

export interface Scene {
  at: string;
  language?: Language;
  record?: TenantRecord;
  /** Handlers for the calls that the test expects, by call name. They may change the server's state. */
  handlers?: Record<string, (request: FakeRequest, state: State) => ReturnType<Handler>>;
}

interface State {
  record: TenantRecord | undefined;
}

/** Renders the whole app at a path, with guards and a fake server. */
export async function showApp({ at, language = "en", record, handlers = {} }: Scene) {
  const state: State = { record };
  const own = Object.entries(handlers).map(([name, handle]): [string, Handler] => [
    name,
    (request) => handle(request, state),
  ]);
  const server = createFakeServer({
    "get-settings": () => ok(sampleSettings),
    "get-lang": () => ok(texts(language)),
    "count-waiting": () => ok({}),
    "get-tenant": () => (state.record ? ok(state.record) : refused("TOKEN_UNKNOWN")),
    ...Object.fromEntries(own),
  });
  if (record) writeToken(record.token);
  const app = await startAppOn(server, language);
  const history = createMemoryHistory(at);
  const navigator = createAppNavigator(app, { history });
  render(
    <AppContext value={app}>
      <NavigatorContext value={navigator}>
        <Shell />
      </NavigatorContext>
    </AppContext>,
  );
  await act(() => navigator.start());
  const user = userEvent.setup();
  return { server, history, state, user, path: () => history.url().pathname + history.url().search };
}

/** A promise that the test resolves with `keep`. */
export function later<T>() {
  let keep: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}
