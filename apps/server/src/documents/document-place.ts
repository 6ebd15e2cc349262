import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";

type PlaceDeps = Pick<Deps, "db" | "storage">;

/**
 * Warns if this server keeps documents in another place than the first server, which recorded its place in the
 * database. With a folder on its own machine, for example, it could not read what the other servers receive.
 */
export async function checkPlace(deps: PlaceDeps & Pick<Deps, "random" | "log">): Promise<void> {
  const { db, storage, random, log } = deps;
  const found = await storage.findPlace();
  const id = random.uuid();
  await inTransaction(db, async (transaction) => {
    const added = await transaction
      .insertInto("document_place")
      .values({ place: found ?? id })
      .onConflict((conflict) => conflict.doNothing())
      .returning("place")
      .executeTakeFirst();
    // Before the commit, so that a server that starts at the same time waits for the row and then finds the id.
    if (added && found === null) await storage.namePlace(id);
  });
  for (const code of await findPlaceWarnings(deps))
    log.warn({ code }, "this server keeps uploaded documents in another folder or bucket than the one that has them");
}

export async function findPlaceWarnings({ db, storage }: PlaceDeps): Promise<"DOCUMENTS_NOT_SHARED"[]> {
  const known = await db.selectFrom("document_place").select("place").executeTakeFirst();
  return !known || known.place === (await storage.findPlace()) ? [] : ["DOCUMENTS_NOT_SHARED"];
}

/** How many of the newest documents are checked. */
const checked = 100;

/**
 * Makes the folder or bucket of this server the place of the documents, after somebody has copied them. Returns how many
 * of the newest documents cannot be read there; if there are any, it changes nothing unless `evenIncomplete`.
 */
export async function movePlace(
  { db, storage, random }: PlaceDeps & Pick<Deps, "random">,
  { evenIncomplete }: { evenIncomplete: boolean },
): Promise<{ unreadable: number }> {
  const newest = await db
    .selectFrom("document")
    .select("storage_key")
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(checked)
    .execute();
  let unreadable = 0;
  for (const { storage_key } of newest) if (!(await isReadable(storage, storage_key))) unreadable++;
  if (unreadable > 0 && !evenIncomplete) return { unreadable };
  let place = await storage.findPlace();
  if (place === null) {
    place = random.uuid();
    await storage.namePlace(place);
  }
  await db
    .insertInto("document_place")
    .values({ place })
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet({ place }))
    .execute();
  return { unreadable };
}

async function isReadable(storage: Deps["storage"], key: string): Promise<boolean> {
  try {
    for await (const _ of storage.read(key)) break;
    return true;
  } catch {
    return false;
  }
}
