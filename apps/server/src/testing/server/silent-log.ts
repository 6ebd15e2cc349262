import type { Log } from "../../platform/log.ts";

const nothing = () => {};

export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
