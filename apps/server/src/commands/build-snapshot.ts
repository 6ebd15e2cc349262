import { writeSnapshot } from "../platform/adapters/snapshot.ts";

await writeSnapshot();
