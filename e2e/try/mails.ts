import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeService, type Service } from "./service.ts";

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  messageId: string;
}

const mailFolder = (folder: string) => join(folder, "mails");

/** A mail server that keeps all mails, for `readMails`. */
export function makeMailServer(folder: string, port: number): Service {
  mkdirSync(mailFolder(folder));
  const program = fileURLToPath(new URL("mail-server.ts", import.meta.url));
  const args = [program, mailFolder(folder), String(port)];
  return makeService({ name: "mail", command: process.execPath, args, port, folder });
}

export function readMails(folder: string): SentMail[] {
  return readdirSync(mailFolder(folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(mailFolder(folder), name), "utf8")));
}
