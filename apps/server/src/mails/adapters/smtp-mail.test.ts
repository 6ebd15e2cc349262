import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { makeSmtpMail } from "./smtp-mail.ts";

const mail = {
  id: "6f2d1c1e-6a2b-4a4e-9d1e-0c8b9d1f2a3b",
  to: "maria@example.com",
  replyTo: null,
  unsubscribeUrl: null,
  subject: "Ihre Mietbürgschaft für 1.500 €, ẞ",
  text: "Guten Tag,\n\n€",
  html: "<p>Guten Tag</p>",
  attachments: [{ fileName: "Bürgschaft.txt", contentType: "text/plain", content: new TextEncoder().encode("ß") }],
};
const from = { name: "Kautia", address: "hallo@kautia.example" };
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function startServer(options: SMTPServerOptions = {}) {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
    ...options,
  });
  const port = await listen(server.server);
  cleanups.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const read = (): Promise<Email[]> => Promise.all(received.map((raw) => PostalMime.parse(raw)));
  return { read, port };
}

function mailTo(port: number, timeoutMs?: number) {
  const smtp = makeSmtpMail({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs });
  cleanups.push(() => smtp.close());
  return smtp;
}

function refuseWith(responseCode: number): SMTPServerOptions {
  return { onRcptTo: (_address, _session, done) => done(Object.assign(new Error("not here"), { responseCode })) };
}

test("delivers subject, text, HTML and attachments unchanged", async () => {
  const { read, port } = await startServer();
  expect(await mailTo(port).send(mail)).toEqual({ status: "sent" });
  const emails = await read();
  expect(emails).toHaveLength(1);
  const [email] = emails;
  expect(email?.subject).toBe(mail.subject);
  expect(email?.text?.trim()).toBe(mail.text);
  expect(email?.html?.trim()).toBe(mail.html);
  expect(email?.from).toMatchObject({ name: "Kautia", address: "hallo@kautia.example" });
  expect(email?.to).toMatchObject([{ address: mail.to }]);
  expect(email?.attachments[0]?.filename).toBe("Bürgschaft.txt");
});

test("sets Reply-To only if the mail has a reply address", async () => {
  const { read, port } = await startServer();
  const smtp = mailTo(port);
  await smtp.send(mail);
  await smtp.send({ ...mail, replyTo: "jana@example.com" });
  const replies = (await read()).map(({ replyTo }) => replyTo?.map(({ address }) => address));
  expect(replies).toEqual([undefined, ["jana@example.com"]]);
});

test("uses the same Message-ID when a mail is sent again", async () => {
  const { read, port } = await startServer();
  const smtp = mailTo(port);
  await smtp.send(mail);
  await smtp.send(mail);
  expect((await read()).map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${mail.id}@kautia.example>`));
});

test("returns a refusal for a mailbox that does not exist", async () => {
  const { port } = await startServer(refuseWith(550));
  expect(await mailTo(port).send(mail)).toMatchObject({ status: "refused", reason: expect.stringContaining("550") });
});

test("throws for a mailbox that is full, so that the mail is retried", async () => {
  const { port } = await startServer(refuseWith(452));
  await expect(mailTo(port).send(mail)).rejects.toThrow("452");
});

test("throws when the server is down, so that the mail is retried", async () => {
  const closed = createServer();
  const port = await listen(closed);
  closed.close();
  await once(closed, "close");
  await expect(mailTo(port).send(mail)).rejects.toThrow("ECONNREFUSED");
});

test("times out when the server never answers", async () => {
  const silent = createServer();
  const port = await listen(silent);
  cleanups.push(() => silent.close());
  // The server accepts connections but never sends a greeting.
  const probe = connect(port, "127.0.0.1");
  await once(probe, "connect");
  probe.destroy();
  await expect(mailTo(port, 100).send(mail)).rejects.toThrow(/timeout|never received/i);
});

test("adds one-click unsubscribe headers only if the mail has an unsubscribe URL", async () => {
  const { port, read } = await startServer();
  await mailTo(port).send({ ...mail, unsubscribeUrl: "https://example.com/api/v1/reminders/0f/stop" });
  await mailTo(port).send(mail);
  const [stoppable, plain] = await read();
  const header = (one: Email | undefined, name: string) => one?.headers.find(({ key }) => key === name)?.value;
  expect(header(stoppable, "list-unsubscribe")).toBe("<https://example.com/api/v1/reminders/0f/stop>");
  expect(header(stoppable, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(header(plain, "list-unsubscribe")).toBeUndefined();
});
