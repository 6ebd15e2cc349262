import address from "../styles.css?url";

/** Absolute URLs, because the host page may have a different origin. */
export const styles: readonly string[] = [new URL(address, import.meta.url).href];
