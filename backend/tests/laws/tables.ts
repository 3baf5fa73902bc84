import { code, textOf } from "./sources"

/** The owner of the tables that a file makes, which may name them in SQL: a plugin, the seed, or the house. */
export const roomOf = (file: string): string =>
  /^plugins\/([^/]+)\//.exec(file)?.[1] ?? (file.startsWith("backend/seed/") ? "seed" : "house")

/** Every table and view of ours, with the part whose migration makes or names it (one is made before any migration). */
export function ownedTables(files: readonly string[] = code): Map<string, string> {
  const owners = new Map<string, string>()
  for (const file of files.filter((name) => /\/migrations\/|^backend\/src\/prepare\.ts$/.test(name)))
    for (const [, table = ""] of textOf(file).matchAll(
      /(?:create (?:or replace |unlogged )?(?:table|view) (?:if not exists )?|alter table [a-z_]+ rename to )"?([a-z_]+)"?/gi,
    ))
      owners.set(table, roomOf(file))
  return owners
}
