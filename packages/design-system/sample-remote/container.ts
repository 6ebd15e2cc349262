import { createContainer } from "../src/remote/create-container.ts";

/**
 * The smallest possible design system of another brand: its own colours, corners and logo. For parts that are missing
 * here, such as './fields', the host uses the copy that is built into it.
 */
export const { init, get } = createContainer({
  "./core": () => import("./core.ts"),
  "./styles": () => import("./styles.ts"),
});
