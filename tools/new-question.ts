// `npm run new:question parking` writes the files of a new question and names what is left to do.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isQuestionId, newQuestionFiles, whatIsLeft } from "./lib/new-question.ts";
import { root } from "./lib/root.mjs";

const [id = ""] = process.argv.slice(2);
const files = Object.entries(newQuestionFiles(id));
const taken = files.find(([path]) => existsSync(join(root, path)));
if (!isQuestionId(id) || taken) {
  console.error(
    isQuestionId(id) && taken
      ? `${taken[0]} exists already.`
      : "Usage: npm run new:question <id>, such as parking-space",
  );
  process.exitCode = 1;
} else {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  console.log(["", "Left to do:", ...whatIsLeft(id).map((line) => `- ${line}`)].join("\n"));
}
