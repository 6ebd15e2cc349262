export interface UsageLimit {
  name: string;
  most: number;
  /** In ms. Periods follow each other without gaps, by the product's clock. */
  period: number;
}

/** Counts uses, for all servers together. `who` is stored only as a hash. */
export interface UsageLimits {
  /** Counts one use. Returns null, or the seconds until the next period if the limit is exceeded. */
  count(limit: UsageLimit, who: string): Promise<number | null>;
  /** Takes back uses, in this period. */
  takeBack(limit: UsageLimit, who: string, times: number): Promise<void>;
}
