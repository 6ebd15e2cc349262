import address from "../styles.css?url";

/** The whole address: the host's page may be of another origin. */
export const styles: readonly string[] = [new URL(address, import.meta.url).href];
