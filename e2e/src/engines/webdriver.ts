import { eventually } from "../tenant-by-api.ts";
import type { Driver } from "./driver.ts";

export interface WebDriverSession extends Driver {
  resize(size: { width: number; height: number }): Promise<void>;
}

/** A session of the W3C WebDriver protocol. Waits until the driver accepts connections. */
export async function connectWebDriver(driver: string): Promise<WebDriverSession> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value }: { value: unknown } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await eventually(() => send("GET", "/status").catch(() => undefined));
  const session = await send("POST", "/session", { capabilities: {} });
  const base = `/session/${String(Reflect.get(Object(session), "sessionId"))}`;
  const post = (path: string, body: object = {}) => send("POST", base + path, body);

  return {
    goto: async (url) => void (await post("/url", { url })),
    url: async () => String(await send("GET", `${base}/url`)),
    run: (expression) => post("/execute/sync", { script: `return (${expression})`, args: [] }),
    async click(x, y) {
      const actions = [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await post("/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    picture: async () => Buffer.from(String(await send("GET", `${base}/screenshot`)), "base64"),
    resize: async (size) => void (await post("/window/rect", size)),
    close: async () => void (await send("DELETE", base)),
  };
}
