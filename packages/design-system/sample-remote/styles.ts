import address from "./brand.css?url";

export const styles: readonly string[] = [new URL(address, import.meta.url).href];
