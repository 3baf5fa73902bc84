import { addedColumns, type Tables } from "./engine-tables"
import { type PlacedUse, sqlIn, usesOf, wordsOf } from "./statements"
import { namedWhileRunning, sqlSources } from "./table-owners"

/** A file's use of one table of the engine in SQL; `shapes`: a constraint, index, trigger or column of ours on it. */
export type EngineUse = { table: string; file: string; reads: string[]; writes: string[]; does: string[] }

type Found = { table: string; column: string | null; does: string }

const plain = (name: string) => name.replaceAll('"', "").toLowerCase()
const isBare = (word: string) => /^("[^"]+"|[a-z_][a-z0-9_]*)$/i.test(word)

/**
 * The uses of the engine's tables in one statement, or in a part of one. A column without an alias belongs to the nearest table around it
 * that has a column of this name; so it may find one too many, but never one too few.
 */
export function engineColumns(sql: string, tables: Tables, fileAliases = new Map<string, string>()): Found[] {
  const words = wordsOf(sql)
  const uses = usesOf(sql).filter(({ at }) => at >= 0)
  const found: Found[] = [...shapesOf(sql, tables)]
  const scopes = scopesOf(words)
  const aliases = aliasesOf(uses, tables)
  const madeHere = namesOfBrackets(words)
  const note = (table: string, column: string, does: string) => found.push({ table, column, does })
  for (const use of uses.filter(({ table }) => tables[table])) {
    found.push({ table: use.table, column: null, does: use.does })
    for (const column of use.columns) note(use.table, column, use.does)
  }
  const asNames = new Set(uses.flatMap(({ at }) => [at]))
  words.forEach((word, at) => {
    const [owner, column, more] = word.split(".").map(plain)
    if (column !== undefined) {
      const table = madeHere.has(owner!) ? undefined : (aliases.get(owner!) ?? fileAliases.get(owner!))
      if (table && !more && /^[a-z_]/.test(column) && words[at + 1] !== "(") note(table, column, "reads")
      return
    }
    if (!isBare(word) || asNames.has(at) || words[at + 1] === "(" || words[at - 1]?.toLowerCase() === "as") return
    if (/^["a-z]/.test(word) && aliases.has(owner!)) return
    for (const table of nearest(owner!, scopes[at]!, uses, scopes, tables)) note(table, owner!, "reads")
  })
  return found
}

/** The brackets around each word, the innermost last. */
function scopesOf(words: readonly string[]): number[][] {
  const open: number[] = []
  return words.map((word, at) => {
    if (word === ")") open.pop()
    const around = [...open]
    if (word === "(") open.push(at)
    return around
  })
}

/** The names that a statement gives to the rows of a bracket: `(select …) as newest`. */
const namesOfBrackets = (words: readonly string[]): Set<string> =>
  new Set(
    words.flatMap((word, at) => {
      const name = words[at + 1]?.toLowerCase() === "as" ? words[at + 2] : words[at + 1]
      return word === ")" && name && isBare(name) ? [plain(name)] : []
    }),
  )

/** The tables that have this column, in the innermost bracket around a word that names such a table. */
function nearest(
  column: string,
  around: readonly number[],
  uses: readonly PlacedUse[],
  scopes: readonly number[][],
  tables: Tables,
): string[] {
  for (let depth = around.length; depth >= 0; depth--) {
    const here = uses.filter(
      ({ at }) => scopes[at]!.length === depth && scopes[at]!.every((bracket, n) => bracket === around[n]),
    )
    const having = here.filter(({ table }) => tables[table]?.includes(column)).map(({ table }) => table)
    if (having.length) return [...new Set(having)]
  }
  return []
}

/** Alias, or name, → the engine's table. An alias of two tables in one statement is left out. */
function aliasesOf(uses: readonly PlacedUse[], tables: Tables): Map<string, string> {
  const aliases = new Map<string, string>()
  const doubtful = new Set<string>()
  for (const { table, alias } of uses)
    for (const name of [alias ?? table]) {
      if (aliases.has(name) && aliases.get(name) !== table) doubtful.add(name)
      aliases.set(name, table)
    }
  return new Map([...aliases].filter(([name, table]) => !doubtful.has(name) && tables[table]))
}

/** Columns, constraints, indexes and triggers of ours on a table of the engine. */
const shapesOf = (sql: string, tables: Tables): Found[] =>
  [
    ...sql.matchAll(/\balter table (?:if exists )?(?:only )?"?([a-z_]+)"?/gi),
    ...sql.matchAll(/\bcreate (?:unique )?index [^(;]*? on "?([a-z_]+)"?/gi),
    ...sql.matchAll(/\bcreate (?:or replace )?(?:constraint )?trigger [^;]*? on "?([a-z_]+)"?/gi),
  ]
    .filter(([, table]) => tables[table!])
    .map(([, table]) => ({ table: table!, column: null, does: "shapes" }))

/** Every use of the engine's tables in SQL that the running shop may send, by table and file. */
export function engineUses(tables: Tables): EngineUse[] {
  const uses = new Map<string, EngineUse>()
  for (const file of sqlSources) {
    const texts = sqlIn(file)
    const fileAliases = aliasesOf(
      texts.flatMap((text) => usesOf(text)),
      tables,
    )
    const named = (namedWhileRunning[file] ?? []).filter((table) => tables[table])
    const found = [
      ...texts.flatMap((text) => engineColumns(text, tables, fileAliases)),
      ...named.map((table) => ({ table, column: null, does: "inserts" })),
    ]
    for (const { table, column, does } of found) {
      const key = `${table} ${file}`
      const use = uses.get(key) ?? { table, file, reads: [], writes: [], does: [] }
      uses.set(key, use)
      if (!use.does.includes(does)) use.does.push(does)
      if (column) (does === "reads" ? use.reads : use.writes).push(column)
    }
  }
  const added = addedColumns()
  const own = (table: string) => (column: string) => !added.has(`${table}.${column}`)
  const sorted = (columns: string[]) => [...new Set(columns)].sort()
  return [...uses.values()]
    .map((use) => ({
      ...use,
      reads: sorted(use.reads.filter(own(use.table))),
      writes: sorted(use.writes.filter(own(use.table))),
      does: sorted(use.does),
    }))
    .sort((a, b) => (`${a.table} ${a.file}` < `${b.table} ${b.file}` ? -1 : 1))
}

/** Columns that our SQL names and the engine's tables do not have: `order.gone in plugins/…`. */
export const unknownColumns = (tables: Tables): string[] =>
  engineUses(tables).flatMap(({ table, file, reads, writes }) =>
    [...new Set([...reads, ...writes])]
      .filter((column) => !tables[table]!.includes(column))
      .map((column) => `${table}.${column} in ${file}`),
  )
