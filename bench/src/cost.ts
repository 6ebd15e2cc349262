/** What is measured (docs/scale.md) or assumed for one policy. */
export interface Use {
  /** Processor milliseconds of all processes for an answered request: two processors answer 597 a second. */
  requestMs: number;
  /** Processor milliseconds for a premium, in the server; as much again is assumed for PostgreSQL. */
  premiumMs: number;
  /** Gigabytes of the database for 1,000 policies. */
  databaseGb: number;
  /** Gigabytes of documents for 1,000 policies: contracts that we produce, and uploads until they are deleted. */
  documentGb: number;
  /** Requests and premiums of a policy in a month. */
  requests: number;
  premiums: number;
  /** The busiest hour, beside the mean of the month. */
  peak: number;
  /** How busy a processor may be in that hour. */
  busy: number;
}

/** In euros a month, without VAT. */
export interface Prices {
  /** A server with so many processors and so much memory. Larger ones cost as much as several. */
  server: number;
  processors: number;
  memoryGb: number;
  volumeGb: number;
  objectGb: number;
  objectBase: number;
  objectIncludedGb: number;
}

export interface Cost {
  policies: number;
  processorsAtPeak: number;
  servers: number;
  databaseGb: number;
  documentGb: number;
  euros: number;
  perThousand: number;
}

const monthSeconds = 30 * 86_400;
/** The part of the database that must fit into memory. */
const inMemory = 0.2;

/**
 * Application servers share the work, two at least; the database has its own, which does half of it, and a replica of the
 * same size. Each database keeps its data twice on the volume, for growth, and backups lie with the documents.
 */
export function costOf(policies: number, use: Use, prices: Prices): Cost {
  const processorSeconds = (policies * (use.requests * use.requestMs + use.premiums * 2 * use.premiumMs)) / 1_000;
  const processorsAtPeak = ((processorSeconds / monthSeconds) * use.peak) / use.busy;
  const half = Math.ceil(processorsAtPeak / 2 / prices.processors);
  const applicationServers = Math.max(2, half);
  const databaseGb = (policies / 1_000) * use.databaseGb;
  const databaseServers = 2 * Math.max(1, half, Math.ceil((databaseGb * inMemory) / prices.memoryGb));
  const servers = applicationServers + databaseServers;
  const documentGb = (policies / 1_000) * use.documentGb;
  const objects = documentGb + 2 * databaseGb;
  const euros =
    servers * prices.server +
    2 * 2 * databaseGb * prices.volumeGb +
    prices.objectBase +
    Math.max(0, objects - prices.objectIncludedGb) * prices.objectGb;
  return {
    policies,
    processorsAtPeak,
    servers,
    databaseGb,
    documentGb,
    euros,
    perThousand: euros / (policies / 1_000),
  };
}
