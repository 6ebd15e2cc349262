import type { FastifyInstance } from "fastify";
import type { Deps } from "../container.ts";
import { documents } from "./documents/routes.ts";
import { registerOnboarding } from "./onboarding/index.ts";

/** Adds its routes to the app. */
export type Feature = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/** Every feature of the server. */
export const features: readonly Feature[] = [registerOnboarding, documents];
