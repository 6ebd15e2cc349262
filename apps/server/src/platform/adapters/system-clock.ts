import type { Clock } from "../clock/clock.ts";

export const systemClock: Clock = { now: () => new Date() };
