import { createRequire } from "node:module"
import path from "node:path"
import { root } from "./places"

type Migration = { up(): Promise<void>; down(): Promise<void>; getQueries(): string[] }

/** The statements of a compiled migration. `module`: such as "plugins/checkout/src/modules/checkout". */
export async function statementsOf(module: string, name: string, way: "up" | "down"): Promise<string[]> {
  const file = path.join(root, module.replace("/src/", "/.medusa/server/src/"), "migrations", name)
  const { [name]: Made } = createRequire(import.meta.url)(file) as Record<string, new () => Migration>
  const migration = new Made!()
  await migration[way]()
  return migration.getQueries()
}
