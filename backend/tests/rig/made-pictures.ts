import fs from "node:fs"
import path from "node:path"
import { fingerprint } from "../../launcher/fingerprint.mjs"
import { onOneConnection } from "./opening/one-connection"
import { root } from "./places"

const cache = path.join(root, ".cache/tests")
const makers = ["open", "encode"].map((name) => `plugins/catalogue/src/modules/catalogue/pictures/${name}.ts`)
const shelf = () =>
  path.join(
    cache,
    `pictures-${process.getuid?.() ?? "any"}-${fingerprint(root, [...makers, "node_modules/sharp/package.json"])}`,
  )

/** Hard-links the file where the disk supports it; it is never written again, only replaced. */
function lay(from: string, to: string): void {
  try {
    fs.linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") fs.copyFileSync(from, to)
  }
}

/**
 * Puts the smaller files of the seed's pictures, made by earlier runs, into a shop: making them takes over a minute of
 * CPU. In the cache they are named after their content.
 */
export async function layMadePictures(dataDir: string, databaseUrl: string): Promise<void> {
  const names = fs.existsSync(shelf()) ? fs.readdirSync(shelf()) : []
  const to = path.join(dataDir, "pictures")
  fs.mkdirSync(to, { recursive: true })
  for (const name of names) lay(path.join(shelf(), name), path.join(to, name))
  const sizes = names.map((name) => fs.statSync(path.join(shelf(), name)).size)
  await onOneConnection(databaseUrl, async (client) => {
    // A shop of an older version lists its files when it is migrated.
    if ((await client.query(`select to_regclass('picture_file') as there`)).rows[0].there === null) return
    await client.query(
      `insert into picture_file (file_id, stem, part, bytes, state)
       select name, left(name, 24), substr(name, 26), size, 'kept' from unnest($1::text[], $2::int[]) as made (name, size)
        where left(name, 24) in (select stem from picture) on conflict do nothing`,
      [names, sizes],
    )
  })
}

/**
 * Stores what a run has made of the seed's own pictures, which are in the folder `seeded`; pictures uploaded by tests are
 * deleted with the run.
 */
export async function saveMadePictures(dataDir: string, databaseUrl: string, seeded: string): Promise<void> {
  const own = new Set(
    fs.readdirSync(path.join(seeded, "pictures")).map((name) => /([0-9a-f]{24})-master/.exec(name)?.[1]),
  )
  type Made = { id: string; stem: string; part: string }
  const made = await onOneConnection(databaseUrl, (client) =>
    client.query<Made>(`select file_id id, stem, part from picture_file where state = 'kept' and part <> 'master'`),
  ).then(
    ({ rows }) => rows,
    // A test may have broken its database.
    (): Made[] => [],
  )
  const from = (id: string) => path.join(dataDir, "pictures", id)
  const wanted = made.filter(({ id, stem }) => own.has(stem) && fs.existsSync(from(id)))
  if (!wanted.length) return
  for (const name of fs.existsSync(cache) ? fs.readdirSync(cache) : [])
    if (name.startsWith("pictures-") && path.join(cache, name) !== shelf())
      fs.rmSync(path.join(cache, name), { recursive: true, force: true })
  fs.mkdirSync(shelf(), { recursive: true })
  for (const { id, stem, part } of wanted) lay(from(id), path.join(shelf(), `${stem}-${part}`))
}
