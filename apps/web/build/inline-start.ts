import type { Plugin, Rolldown } from "vite";

/**
 * Inlines the page's first script. As a file, it would compete with what the first paint needs. It reads the name of
 * the app's main file from its own tag. The server's content security policy allows it by its hash.
 */
export function inlineStart(main: string): Plugin {
  return {
    name: "inline-start",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {}, chunk }) {
        if (!chunk) return html;
        const mainFile = Object.values(bundle).find((one) => isChunkOf(one, main))?.fileName;
        if (mainFile === undefined) throw new Error(`the build has no ${main}`);
        if (chunk.imports.length > 0) throw new Error(`the first script imports ${chunk.imports.join(", ")}`);
        delete bundle[chunk.fileName];
        const code = chunk.code.trim().replaceAll("</", String.raw`<\/`);
        const tag = `<script type="module" data-main="/${mainFile}">${code}</script>`;
        const asFile = new RegExp(`<script [^>]*src="/${chunk.fileName}"[^>]*></script>`);
        if (!asFile.test(html)) throw new Error("the page has no tag for the first script");
        return html.replace(asFile, () => tag);
      },
    },
  };
}

function isChunkOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk, module: string): boolean {
  return output.type === "chunk" && output.facadeModuleId?.endsWith(module) === true;
}
