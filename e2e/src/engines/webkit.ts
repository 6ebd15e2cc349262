import { type ChildProcess, spawn } from "node:child_process";
import { findInPath } from "../find-in-path.ts";
import { findFreePort } from "../../../tools/lib/free-port.ts";
import type { Engine } from "./driver.ts";
import { connectWebDriver } from "./webdriver.ts";

// The window of the browser that comes with WebKitGTK is at least 447 px wide. Its page is drawn larger by this much, so
// that a window of 450 px shows what a phone of 390 px does.
const scale = 450 / 390;
/** The height of the tool bar. */
const toolBar = 38;

/** WebKitGTK, driven by its own WebDriver on a virtual screen. */
export const webkit: Engine = {
  name: "WebKitGTK",
  missing: () => {
    if (!findInPath(["WebKitWebDriver"])) return "webkit2gtk-driver";
    return findInPath(["Xvfb"]) ? null : "xvfb";
  },
  async open({ width, height }) {
    const port = await findFreePort();
    const display = `:${port}`;
    const env = {
      ...process.env,
      DISPLAY: display,
      GDK_DPI_SCALE: String(scale),
      // WebKit's sandbox needs user namespaces, which root does not get.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    };
    const children = [
      spawn("Xvfb", [display, "-screen", "0", "1600x1400x24", "-nolisten", "tcp"], { stdio: "ignore" }),
      spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" }),
    ];
    const end = async () => void (await Promise.all(children.map(kill)));
    try {
      const session = await connectWebDriver(`http://127.0.0.1:${port}`);
      await session.resize({ width: Math.round(width * scale), height: Math.round(height * scale) + toolBar });
      return {
        ...session,
        click: (x, y) => session.click(x * scale, y * scale),
        async close() {
          await session.close().catch(() => {});
          await end();
        },
      };
    } catch (error) {
      await end();
      throw error;
    }
  },
};

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await exit;
}
