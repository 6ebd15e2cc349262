import { globSync } from "node:fs";

const [library = ""] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");

export const hasOtherClock = library !== "";

/** Gives a program another clock, together with FAKETIME (Debian: libfaketime). */
export const otherClock = { LD_PRELOAD: library, DONT_FAKE_MONOTONIC: "1" };
