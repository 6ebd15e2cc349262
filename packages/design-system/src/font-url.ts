/**
 * The URL of the font file that every page needs, for `<link rel="preload" as="font" crossorigin>`. Other letters,
 * including ẞ, are in a second file, which the browser fetches only when a text needs it.
 */
export { default as fontUrl } from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
