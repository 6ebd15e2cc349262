import { writeSnapshot } from "../adapters/database/snapshot.ts";

await writeSnapshot();
