import { createHash, createVerify, generateKeyPairSync, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { MailMisconfigured } from "../ports.ts";
import { makeSmtpMail, type SmtpSettings } from "./smtp-mail.ts";

const mail = {
  id: "6f2d1c1e-6a2b-4a4e-9d1e-0c8b9d1f2a3b",
  to: "maria@example.com",
  toName: "Maria Weiß, Köln",
  language: "de" as const,
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
  return { read, port, raw: () => received.map(String) };
}

function mailTo(port: number, settings: Partial<SmtpSettings> = {}) {
  const plain = { allowPlaintext: true, dkim: null };
  const smtp = makeSmtpMail({ url: `smtp://127.0.0.1:${port}`, from, ...plain, ...settings });
  cleanups.push(() => smtp.close());
  return smtp;
}

function refuseWith(responseCode: number, text = "not here"): SMTPServerOptions {
  return { onRcptTo: (_address, _session, done) => done(Object.assign(new Error(text), { responseCode })) };
}

function refuseSenderWith(responseCode: number, text = "not you"): SMTPServerOptions {
  return { onMailFrom: (_address, _session, done) => done(Object.assign(new Error(text), { responseCode })) };
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
  expect(email?.to).toEqual([{ name: mail.toName, address: mail.to }]);
  expect(email?.headers.find(({ key }) => key === "content-language")?.value).toBe("de");
  expect(email?.attachments[0]?.filename).toBe("Bürgschaft.txt");
});

test("embeds the logo in the HTML instead of attaching it", async () => {
  const { read, port } = await startServer();
  await mailTo(port).send({ ...mail, html: '<img src="cid:logo" alt="">' });
  const [email] = await read();
  expect(email?.attachments.map(({ filename, contentId, disposition }) => [filename, contentId, disposition])).toEqual([
    ["logo.png", "<logo>", "inline"],
    ["Bürgschaft.txt", undefined, "attachment"],
  ]);
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

test.each([
  ["the sender address", refuseSenderWith(550, "5.1.8 sender domain unknown")],
  ["a sender without login", refuseSenderWith(530, "5.7.0 Authentication required")],
  ["relaying", refuseWith(554, "5.7.1 <maria@example.com>: Relay access denied")],
  ["relaying, without an enhanced code", refuseWith(550, "relay not permitted")],
  ["a recipient without login", refuseWith(550, "authentication required")],
])("blames our settings, not the recipient, when the server refuses %s", async (_what, options) => {
  const { port } = await startServer(options);
  await expect(mailTo(port).send(mail)).rejects.toThrow(MailMisconfigured);
});

test("reports a wrong password as misconfigured settings", async () => {
  const onAuth: SMTPServerOptions["onAuth"] = (_auth, _session, done) => done(new Error("wrong"));
  const { port } = await startServer({ disabledCommands: ["STARTTLS"], allowInsecureAuth: true, onAuth });
  const url = `smtp://us:secret@127.0.0.1:${port}`;
  await expect(mailTo(port, { url }).send(mail)).rejects.toThrow(MailMisconfigured);
});

test("sends nothing to a server without TLS unless plaintext is allowed", async () => {
  const { port, read } = await startServer();
  await expect(mailTo(port, { allowPlaintext: false }).send(mail)).rejects.toThrow(MailMisconfigured);
  expect(await read()).toEqual([]);
});

test("sends nothing to a server with an untrusted certificate unless plaintext is allowed", async () => {
  const { port, read } = await startServer({ disabledCommands: ["AUTH"] });
  await expect(mailTo(port, { allowPlaintext: false }).send(mail)).rejects.toThrow(MailMisconfigured);
  expect(await read()).toEqual([]);
  expect(await mailTo(port).send(mail)).toEqual({ status: "sent" });
});

test("removes mail addresses from the server's answer", async () => {
  const answer = "no mailbox <maria@example.com>, try Maria.Neu@example.com";
  const refused = await startServer(refuseWith(550, answer));
  const deferred = await startServer(refuseWith(450, answer));
  const result = await mailTo(refused.port).send(mail);
  expect(result).toMatchObject({ reason: expect.stringMatching(/550 no mailbox <\[address\]>, try \[address\]$/) });
  await expect(mailTo(deferred.port).send(mail)).rejects.toThrow(/^[^@]*450[^@]*$/);
});

test("signs with DKIM when a key is set", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const { port, raw } = await startServer();
  await mailTo(port, { dkim: { domain: "kautia.example", selector: "mail2027", privateKey: pem } }).send({
    ...mail,
    unsubscribeUrl: "https://example.com/stop",
  });
  const [sent = ""] = raw();
  expect(sent.replaceAll(/\s+/g, "")).toMatch(/;h=from:[^;]*:list-unsubscribe:list-unsubscribe-post;/);
  expect(sent).toMatch(/^DKIM-Signature: v=1;[^]*d=kautia\.example;[^]*s=mail2027;/);
  expect(hasValidDkimSignature(sent, publicKey)).toBe(true);
  expect(hasValidDkimSignature(sent.replace(/^Subject: /m, "Subject: X"), publicKey)).toBe(false);
});

/** Verifies the header of a relaxed/relaxed RSA signature (RFC 6376); the header names the body's hash. */
function hasValidDkimSignature(mailText: string, publicKey: KeyObject): boolean {
  const [head = "", ...body] = mailText.split("\r\n\r\n");
  const fields = head.split(/\r\n(?!\s)/);
  const relaxed = (field: string) => {
    const colon = field.indexOf(":");
    const value = field
      .slice(colon + 1)
      .replaceAll(/\s+/g, " ")
      .trim();
    return `${field.slice(0, colon).toLowerCase().trim()}:${value}`;
  };
  const signature = relaxed(fields.find((field) => /^DKIM-Signature:/i.test(field)) ?? "");
  const tag = (name: string) => new RegExp(`[:;]\\s*${name}=([^;]*)`).exec(signature)?.[1]?.replaceAll(" ", "") ?? "";
  const lines = body
    .join("\r\n\r\n")
    .replaceAll(/[ \t]+(?=\r\n)/g, "")
    .replaceAll(/[ \t]+/g, " ");
  const bodyHash = createHash("sha256").update(`${lines.trimEnd()}\r\n`).digest("base64");
  const signed = tag("h")
    .split(":")
    .flatMap((name) => fields.find((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? [])
    .map((field) => `${relaxed(field)}\r\n`);
  const unsigned = signature.replace(/([:;]\s*b=)[^;]*/, "$1");
  const isSigned = createVerify("RSA-SHA256")
    .update(signed.join("") + unsigned)
    .verify(publicKey, tag("b"), "base64");
  return isSigned && bodyHash === tag("bh");
}

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
  await expect(mailTo(port, { timeoutMs: 100 }).send(mail)).rejects.toThrow(/timeout|never received/i);
});

test("adds one-click unsubscribe headers only if the mail has an unsubscribe URL", async () => {
  const { port, read } = await startServer();
  await mailTo(port).send({ ...mail, unsubscribeUrl: "https://example.com/api/v1/reminders/0f/stop" });
  await mailTo(port).send(mail);
  const [stoppable, plain] = await read();
  const header = (item: Email | undefined, name: string) => item?.headers.find(({ key }) => key === name)?.value;
  expect(header(stoppable, "list-unsubscribe")).toBe("<https://example.com/api/v1/reminders/0f/stop>");
  expect(header(stoppable, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(header(plain, "list-unsubscribe")).toBeUndefined();
});
