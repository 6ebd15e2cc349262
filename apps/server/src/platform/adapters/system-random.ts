import { randomBytes, randomUUID } from "node:crypto";
import type { Random } from "../random.ts";

export const systemRandom: Random = {
  token: () => randomBytes(16).toString("hex"),
  refId: () => randomBytes(12).toString("hex"),
  uuid: () => randomUUID(),
};
