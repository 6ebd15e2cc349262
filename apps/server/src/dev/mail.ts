import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import type { KeptMail } from "../mails/index.ts";
import { listLinks, mailPage } from "./mail-page.ts";
import { send } from "../platform/http/send.ts";

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'";

export function mailRoutes(app: FastifyInstance, { outbox, config }: Deps): void {
  if (!outbox) return;

  app.get<{ Querystring: { to?: string } }>("/dev/mail.json", async ({ query }, reply) => {
    const mails = await outbox.list(query.to);
    return send(reply, { status: 200, body: mails.map(toWire) });
  });

  app.get("/dev/mail", async (_request, reply) => {
    const page = mailPage(await outbox.list(), config.brand.name);
    void reply.header("content-security-policy", policy).header("referrer-policy", "no-referrer");
    return reply.type("text/html; charset=utf-8").send(page);
  });
}

function toWire(mail: KeptMail) {
  return { ...mail, links: listLinks(mail.text), sentAt: mail.sentAt.toISOString() };
}
