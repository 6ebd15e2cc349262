/**
 * The address of the one font file every page needs, for `<link rel="preload" as="font" crossorigin>`.
 * Names beyond Western Europe (and ẞ) live in a second file that the browser fetches only when a text needs it.
 */
export { default as fontUrl } from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
