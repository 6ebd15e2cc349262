/** The resources that policies use, measured (docs/scale.md) or assumed. */
export interface Use {
  /** Processor milliseconds of all processes for a request: two processors answer 597 a second. */
  requestMs: number;
  /** Processor milliseconds for a premium in the server. PostgreSQL is assumed to use the same again. */
  premiumMs: number;
  /** Gigabytes of the database for 1,000 policies. */
  databaseGb: number;
  /** Gigabytes of documents for 1,000 policies: contracts that we produce, and uploads until they are deleted. */
  documentGb: number;
  /** Requests and premiums of a policy in a month. */
  requests: number;
  premiums: number;
  /** The load of the busiest hour, as a multiple of the month's average. */
  peak: number;
  /** The highest acceptable processor load in that hour, from 0 to 1. */
  busy: number;
}

/** In euros a month, without VAT. */
export interface Prices {
  /** The price of a server with `processors` and `memoryGb`. A larger server costs as much as several of these. */
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
/** The share of the database that must fit into memory. */
const inMemory = 0.2;

/**
 * At least two application servers do half of the work. The database server does the other half and has a replica of the same
 * size. Each database has a volume of twice its data, for growth, and backups are stored with the documents.
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
