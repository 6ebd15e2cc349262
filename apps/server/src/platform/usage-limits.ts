export interface UsageLimit {
  name: string;
  most: number;
  /** In ms. Periods follow each other without a gap, on the product's clock. */
  period: number;
}

/** Counts uses, for all servers together. `who` is stored only as a hash. */
export interface UsageLimits {
  /** Counts one use. Null, or the seconds until the next period if that was one too many. */
  count(limit: UsageLimit, who: string): Promise<number | null>;
  /** Uncounts one use of this period. */
  takeBack(limit: UsageLimit, who: string): Promise<void>;
}
