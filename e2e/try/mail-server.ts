import { randomUUID } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { callbackify } from "node:util";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

// A mail server that keeps what it accepts: one JSON file for each mail in the folder of the first argument.
const [folder = "", port = ""] = process.argv.slice(2);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["AUTH", "STARTTLS"],
  // As slow as others, so that mails are under way for a while.
  onRcptTo: (_address, _session, done) => void setTimeout(done, 100),
  onData(stream, _session, done) {
    callbackify(keep)(stream, (error) => done(error));
  },
});

async function keep(stream: AsyncIterable<Buffer>): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const { to, subject, text, messageId } = await PostalMime.parse(Buffer.concat(chunks));
  const mail = { to: to?.[0]?.address, subject, text, messageId };
  const file = join(folder, randomUUID());
  writeFileSync(file, JSON.stringify(mail));
  renameSync(file, `${file}.json`);
}

// A client that is killed resets its connection. Without a listener that would end this server.
server.on("error", () => {});
server.listen(Number(port), "127.0.0.1");
