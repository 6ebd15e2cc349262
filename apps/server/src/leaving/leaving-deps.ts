import type { Deps } from "../deps.ts";
import type { Config } from "../platform/config/settings.ts";

/** What ending a policy needs, in a request and in a job. */
export type LeavingDeps = Pick<Deps, "clock" | "random" | "jobs" | "log"> & { config: Pick<Config, "brand"> };
