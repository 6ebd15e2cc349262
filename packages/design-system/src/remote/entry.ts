/** `remoteEntry.js`, by which another host loads the design system. Our own app loads the container by its hashed name. */
export { get, init } from "./container.ts";
