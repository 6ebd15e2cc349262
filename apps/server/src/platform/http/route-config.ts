/** Work that takes so much processor time that only a few of its requests may run at once. */
export type Heavy = "passwords" | "documents";

declare module "fastify" {
  interface FastifyRequest {
    logFields: Record<string, string>;
  }
  interface FastifyContextConfig {
    heavy?: Heavy;
    /** Set by routes whose body may take longer and that disconnect slow senders themselves. */
    limitsBodyItself?: boolean;
    /** Set by routes that may be called any number of times in a minute. */
    isUnlimited?: boolean;
  }
}
