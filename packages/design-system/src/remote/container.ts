import { createContainer } from "./create-container.ts";

export type { Container, ShareScope } from "./share-scope.ts";

/**
 * The design system as a remote, in parts: each brings what is exported by its file. Besides, './styles' has the addresses
 * of its style sheets, for hosts that do not have them yet.
 */
export const { init, get } = createContainer({
  "./core": () => import("../parts/core.ts"),
  "./fields": () => import("../parts/fields.ts"),
  "./telling": () => import("../parts/telling.ts"),
  "./icons": () => import("../parts/icons.ts"),
  "./drawings": () => import("../parts/drawings.ts"),
  "./styles": () => import("./styles.ts"),
});
