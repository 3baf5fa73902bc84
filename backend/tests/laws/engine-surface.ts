import { engineUses, type EngineUse } from "./engine-columns"
import { knownTables } from "./engine-tables"
import { filesWith, privateNames } from "./private-names"
import { root } from "./sources"
import fs from "node:fs"
import path from "node:path"

const words: Record<string, string> = {
  shapes: "a constraint, index, trigger or column of ours",
  inserts: "inserts",
  updates: "updates",
  deletes: "deletes",
}

function rowOf({ file, does, reads, writes }: EngineUse): string {
  const read = reads.filter((column) => !writes.includes(column))
  const acts = does.filter((one) => one !== "reads").map((one) => words[one])
  const written = acts.length ? `${acts.join(", ")}${writes.length ? `: ${writes.join(", ")}` : ""}` : ""
  return `| ${file} | ${read.join(", ")} | ${written} |`
}

/** `backend/docs/engine-surface.md`: what an upgrade of the engine may break, each with the test that notices. */
export function engineSurface(): string {
  const tables = knownTables()
  const uses = engineUses(tables)
  const names = [...new Set(uses.map(({ table }) => table))]
  const { version } = JSON.parse(
    fs.readFileSync(path.join(root, "node_modules/@medusajs/medusa/package.json"), "utf8"),
  ) as { version: string }
  return [
    "# What we rely on in the engine",
    "",
    `Printed by \`npm run docs\` from every SQL statement of the tree, for Medusa ${version}; a law fails when it is out of date. An upgrade is`,
    "tried with `npm run upgrade-rehearsal -- <version>`, which names the rows here that it breaks. Which of these tables we *write*, why, and what",
    "guards each: [0001](decisions/0001-sql-beside-the-engine.md).",
    "",
    "## Names that its documentation does not promise",
    "",
    "| name | in | why | noticed by |",
    "|---|---|---|---|",
    ...privateNames.map(
      (one) => `| \`${one.name}\` | ${filesWith(one).join(", ")} | ${one.because} | ${one.noticedBy} |`,
    ),
    "",
    "## Tables",
    "",
    `${names.length} of the engine's ${Object.keys(tables).length} tables. That each named table and column is there is proven against a migrated database by`,
    "`backend/tests/calls/house/engine-tables.test.ts`. A name that could belong to either of two tables is listed with both. What an",
    "index, a trigger or a constraint of ours refers to stands in its migration.",
    "",
    ...names.flatMap((table) => [
      `### ${table}`,
      "",
      "| file | reads | writes |",
      "|---|---|---|",
      ...uses.filter((use) => use.table === table).map(rowOf),
      "",
    ]),
  ].join("\n")
}
