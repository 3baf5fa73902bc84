// Which rows of backend/docs/engine-surface.md an error message names. Pure.

const cells = (line) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim())

/**
 * @param {string} page backend/docs/engine-surface.md
 * @returns {{names: {name: string, files: string[], noticedBy: string}[], tables: Map<string, {file: string, columns: string[]}[]>}}
 */
export function readSurface(page) {
  const names = []
  const tables = new Map()
  let table = null
  for (const line of page.split("\n")) {
    if (line.startsWith("### ")) tables.set((table = line.slice(4)), [])
    else if (!line.startsWith("| ") || /^\| (name|file) \|/.test(line)) continue
    else if (table) {
      const [file, reads, writes] = cells(line)
      tables.get(table).push({ file, columns: `${reads}, ${writes}`.match(/[a-z_][a-z0-9_]*/g) ?? [] })
    } else {
      const [name, files, , noticedBy] = cells(line)
      names.push({ name: name.replaceAll("`", ""), files: files.split(", "), noticedBy })
    }
  }
  return { names, tables }
}

/** Tables and columns that PostgreSQL, or the law, calls missing. */
function missing(words) {
  const found = []
  for (const [, table] of words.matchAll(/relation "([a-z_]+)" does not exist/g)) found.push({ table })
  for (const [, column, table] of words.matchAll(/column "([a-z_]+)" of relation "([a-z_]+)" does not exist/g))
    found.push({ table, column })
  for (const [, table, column] of words.matchAll(/\b([a-z_]+)\.([a-z_]+) in (?:plugins|backend)\//g))
    found.push({ table, column })
  return found
}

/**
 * The rows that the output of a failed step, or one of its failed files, names.
 * @param {ReturnType<typeof readSurface>} surface
 * @param {{words: string, files?: string[]}} failure `files`: failed test files
 */
export function rowsTouched(surface, { words, files = [] }) {
  const named = surface.names
    .filter(
      ({ name, noticedBy, files: users }) =>
        words.includes(name) || files.includes(noticedBy) || users.some((file) => words.includes(`${file}(`)),
    )
    .map(({ name, files: users }) => `${name} (${users.join(", ")})`)
  const tables = missing(words).flatMap(({ table, column }) =>
    (surface.tables.get(table) ?? [])
      .filter(({ columns }) => !column || columns.includes(column))
      .map(({ file }) => `${column ? `${table}.${column}` : table} (${file})`),
  )
  return [...new Set([...tables, ...named])]
}

/**
 * The changes of the engine's tables, as in engine-tables.json.
 * @param {Record<string, string>} before
 * @param {Record<string, string>} after
 */
export function tableChanges(before, after) {
  const columns = (tables) =>
    new Set(Object.entries(tables).flatMap(([table, list]) => list.split(" ").map((column) => `${table}.${column}`)))
  const [old, now] = [columns(before), columns(after)]
  return {
    gone: [...old].filter((column) => !now.has(column)),
    added: [...now].filter((column) => !old.has(column)),
  }
}
