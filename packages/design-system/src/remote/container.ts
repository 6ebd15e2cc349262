import { createContainer } from "./create-container.ts";

export type { Container, ShareScope } from "./share-scope.ts";

/**
 * The design system as a remote. Each part exports what its file exports; './styles' exports the URLs of the style
 * sheets, for hosts that have not loaded them.
 */
export const { init, get } = createContainer({
  "./core": () => import("../parts/core.ts"),
  "./fields": () => import("../parts/fields.ts"),
  "./feedback": () => import("../parts/feedback.ts"),
  "./icons": () => import("../parts/icons.ts"),
  "./drawings": () => import("../parts/drawings.ts"),
  "./chapters": () => import("../parts/chapters.ts"),
  "./hero": () => import("../parts/hero.ts"),
  "./styles": () => import("./styles.ts"),
});
