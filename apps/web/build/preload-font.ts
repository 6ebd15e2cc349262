import type { HtmlTagDescriptor, Plugin } from "vite";

/** Preloads the one font that every page needs, so that it loads in parallel with the styles. */
export function preloadFont(): Plugin {
  return {
    name: "preload-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => /figtree-latin-wght.*\.woff2$/.test(file));
        return fonts.map((file): HtmlTagDescriptor => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
          injectTo: "head",
        }));
      },
    },
  };
}
