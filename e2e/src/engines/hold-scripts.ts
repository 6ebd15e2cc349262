import { request as ask } from "node:http";
import { serve } from "../../../tools/lib/serve.ts";

export interface HeldScripts {
  url: string;
  /** Lets the scripts through. */
  release(): void;
  close(): Promise<void>;
}

/** The app at another port, which sends no scripts until they are released. Works with any browser. */
export async function holdScripts(app: string): Promise<HeldScripts> {
  const released = Promise.withResolvers<void>();
  const served = await serve((request, response) => {
    const { url = "/", method, headers } = request;
    const pass = () => {
      const { host } = new URL(app);
      const own = { ...headers, host, ...(headers.origin && { origin: app }) };
      const onward = ask(new URL(url, app), { method, headers: own }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on("error", () => response.destroy());
      request.pipe(onward);
    };
    if (url.endsWith(".js")) void released.promise.then(pass);
    else pass();
  });
  return {
    url: served.url.replace("127.0.0.1", "localhost"),
    release: () => released.resolve(),
    close: async () => {
      released.resolve();
      await served.close();
    },
  };
}
