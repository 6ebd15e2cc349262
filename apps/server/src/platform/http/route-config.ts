/** Work that takes much processor time, so that few of its requests may be answered at once. */
export type Heavy = "passwords" | "documents";

declare module "fastify" {
  interface FastifyRequest {
    logFields: Record<string, string>;
  }
  interface FastifyContextConfig {
    heavy?: Heavy;
    /** Set by a route whose body may take longer and that gives up slow senders itself. */
    limitsBodyItself?: boolean;
  }
}
