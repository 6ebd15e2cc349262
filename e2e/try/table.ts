import type { MailCounts, Tried } from "./check.ts";
import type { Sample } from "./traffic.ts";

export interface Row extends Tried {
  fault: string;
  mails: MailCounts;
}

/** A line of the table. */
export function describe({ fault, samples, lost, chargedTwice, mails, wrong, healthy }: Row) {
  const count = (kind: Sample["kind"]) => samples.filter((sample) => sample.kind === kind).length;
  const slowest = Math.max(0, ...samples.map(({ took }) => took)) / 1_000;
  return {
    fault,
    answered: count("ok"),
    refused: count("refused"),
    broken: count("broken"),
    "slowest, s": Number(slowest.toFixed(1)),
    lost: lost.length,
    "charged twice": chargedTwice.length,
    "mailed twice": mails.twice,
    "copies of mails": mails.copies,
    "not as promised": wrong.length,
    "until healthy, s": Number(healthy.toFixed(1)),
  };
}

/** One sentence about each promise that a row broke. */
export function listBroken({ lost, chargedTwice, mails, wrong }: Row): string[] {
  return [
    ...lost.map((what) => `lost: ${what}`),
    ...chargedTwice.map((refId) => `charged twice: ${refId}`),
    ...(mails.twice > 0 ? [`mailed twice: ${mails.twice}`] : []),
    ...wrong,
  ];
}
