import type { Config } from "./platform/config/settings.ts";
import { day, later } from "./platform/rules/durations.ts";

export function welcome(
  { brand, environment, databaseUrl, dataDir, host, mail, payment }: Config,
  port: number,
  now: Date,
): string {
  const reachable = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "localhost" : host;
  const address = `http://${reachable}:${port}`;
  const inAMonth = later(now, 30 * day).toISOString();
  const lines = [`${brand.name} is running at ${address}`];
  if (environment !== "production")
    lines.push(
      "",
      `  ${address}/en           start as a new tenant`,
      `  ${address}/en/staff     the insurer's desk: staff@example.com with the password Staff-Demo-1!`,
      ...(mail.smtpUrl ? [] : [`  ${address}/dev/mail     the mailbox: the landlord's invitation arrives here`]),
      ...(payment.provider === "sandbox" ? sandboxLines(address) : [""]),
      "  Partner: demo, with API key demo-partner-key; npm run partner -- sample-link prints a signed invitation.",
      "  Last names: Manual, Refused and Unknown are decided differently.",
      `  Time: curl -X POST -H 'content-type: application/json' -d '{"now":"${inAMonth}"}' ${address}/dev/clock`,
      `  Data: ${databaseUrl ? "PostgreSQL" : dataDir}`,
    );
  return `${lines.join("\n")}\n`;
}

function sandboxLines(address: string): string[] {
  return [
    `  ${address}/dev/charges  the charges at the card provider`,
    "",
    "  Cards: 4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for confirmation,",
    "         4000 0027 6000 3184 does so for every payment, 4000 0000 0000 0341 can be set up but fails when charged.",
    "         Any future date, any code.",
  ];
}
