import { createContainer } from "../src/remote/create-container.ts";

/**
 * Another brand's design system, as small as one can be: its colours and corners, its logo. What it does not have, such as
 * './fields', the host takes from the copy that it was built with.
 */
export const { init, get } = createContainer({
  "./core": () => import("./core.ts"),
  "./styles": () => import("./styles.ts"),
});
