import ts from "typescript"
import { targetOf } from "./imports"
import { code, treeOf } from "./sources"

/** A use of one table in the SQL of a file. `columns`: those that an insert or update names, where they are plain. */
export type TableUse = { table: string; does: "reads" | "inserts" | "updates" | "deletes"; columns: string[] }
/** `at`: which of the statement's words names the table. `alias`: what the statement calls it, where it does. */
export type PlacedUse = TableUse & { at: number; alias?: string }

/** Replaces a part of a statement that is known only at run time. */
export const UNKNOWN = "…"

const words =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]+"|\$\$|::?|[a-z_][a-z0-9_$]*(?:\.[a-z_*"][a-z0-9_"]*)*|\d+|…|[^\s]/gi
const isName = (word: string | undefined): word is string =>
  word !== undefined && /^("[^"]+"|[a-z_][a-z0-9_]*|…)$/.test(word)
const plain = (name: string) => name.replaceAll('"', "")
/** These follow a table, and are no alias of it. */
const noAlias = new Set(
  "on using where join left right inner full cross natural order group limit offset set values select returning for union as when default having window".split(
    " ",
  ),
)
/** Functions whose arguments are parted by `from`. */
const fromInside = new Set(["extract", "trim", "substring", "overlay", "position"])

/** The words of a statement, without its comments and strings. */
export const wordsOf = (sql: string): string[] => (sql.match(words) ?? []).filter((word) => !/^(--|\/\*|')/.test(word))

const uses = new Map<string, PlacedUse[]>()
/** The tables that one statement, or a part of one, uses, and how. A name of its `with` is no table. */
export function usesOf(sql: string): PlacedUse[] {
  const known = uses.get(sql) ?? readUses(sql)
  uses.set(sql, known)
  return known
}

function readUses(sql: string): PlacedUse[] {
  const tokens = wordsOf(sql)
  const lower = tokens.map((word) => word.toLowerCase())
  const found: PlacedUse[] = []
  const named = namedParts(lower)
  const note = (at: number, does: TableUse["does"], columns: string[] = []) => {
    const table = tokens[at]
    if (!isName(table) || named.has(table)) return
    // A function gives rows too; and what is known only at run time was written elsewhere.
    if (does === "reads" && (tokens[at + 1] === "(" || table === UNKNOWN)) return
    found.push({ table: plain(table), does, columns, at, alias: aliasAt(tokens, lower, at) })
  }
  // The opener of each bracket that is open now.
  const open: string[] = []
  lower.forEach((word, at) => {
    if (word === "(") open.push(lower[at - 1] ?? "")
    if (word === ")") open.pop()
    const before = lower[at - 1]
    const after = tokenAfter(lower, at)
    if (word === "from" && before === "delete") note(after, "deletes")
    else if (word === "from" && (before === "distinct" || fromInside.has(open.at(-1) ?? ""))) return
    else if (word === "from" || word === "join" || (word === "using" && lower[at + 1] !== "("))
      for (const item of itemsFrom(lower, at)) note(item, "reads")
    else if (word === "into" && before === "insert") note(after, "inserts", columnsIn(tokens, after + 1))
    else if (word === "update" && isUpdate(lower, at, after)) note(after, "updates", columnsSet(tokens, after))
    else if (word === "to_regclass") found.push(...regclass(sql))
  })
  return found.concat(startOf(tokens, lower, named))
}

function aliasAt(tokens: string[], lower: string[], at: number): string | undefined {
  const next = lower[at + 1] === "as" ? at + 2 : at + 1
  return isName(tokens[next]) && !noAlias.has(lower[next]!) ? lower[next] : undefined
}

const tokenAfter = (lower: string[], at: number) =>
  at + (lower[at + 1] === "only" || lower[at + 1] === "lateral" ? 2 : 1)

/** `name as (`, `name as materialized (`, `name (a, b) as (`. */
function namedParts(lower: string[]): Set<string> {
  const names = new Set<string>()
  lower.forEach((word, at) => {
    const rest = lower.slice(at + 1, at + 4).join(" ")
    const isFirst = ["with", "recursive", ","].includes(lower[at - 1] ?? "")
    if (/^[a-z_]+$/.test(word) && /^as (not )?(materialized )?\(/.test(rest) && (isFirst || at === 0)) names.add(word)
  })
  return names
}

const isUpdate = (lower: string[], at: number, after: number) =>
  !["for", "key", "do", "on", "or", "of", "before", "after"].includes(lower[at - 1] ?? "") &&
  (lower[after + 1] === "set" || lower[after + 2] === "set" || lower[after + 3] === "set")

/** The places of the tables of one from-list: `from a x, b as y`. */
function itemsFrom(lower: string[], at: number): number[] {
  const items: number[] = []
  for (let place = tokenAfter(lower, at); place < lower.length;) {
    items.push(place)
    // Brackets are handled separately.
    if (lower[place] === "(" || lower[place + 1] === "(")
      place = closing(lower, lower[place] === "(" ? place : place + 1)
    if (lower[place + 1] === "as") place += 1
    if (isName(lower[place + 1]) && !noAlias.has(lower[place + 1]!)) place += 1
    if (lower[place + 1] === "(") place = closing(lower, place + 1)
    if (lower[place + 1] !== ",") break
    place = tokenAfter(lower, place + 1)
  }
  return items
}

function closing(lower: string[], at: number): number {
  let depth = 0
  for (let place = at; place < lower.length; place++) {
    if (lower[place] === "(") depth++
    if (lower[place] === ")" && --depth === 0) return place
  }
  return lower.length
}

function columnsIn(tokens: string[], at: number): string[] {
  if (tokens[at] !== "(") return []
  return tokens
    .slice(at + 1, closing(tokens, at))
    .filter((word) => word !== "," && isName(word) && word !== UNKNOWN)
    .map(plain)
}

function columnsSet(tokens: string[], at: number): string[] {
  const columns: string[] = []
  let depth = 0
  for (
    let place = tokens.findIndex((word, n) => n > at && word.toLowerCase() === "set") + 1;
    place < tokens.length;
    place++
  ) {
    const word = tokens[place]!
    if (word === "(") depth++
    if (word === ")") depth--
    if (depth < 0 || (depth === 0 && /^(from|where|returning)$/i.test(word))) break
    if (depth === 0 && tokens[place + 1] === "=" && isName(word) && /^(set|,)$/i.test(tokens[place - 1]!))
      columns.push(plain(word))
  }
  return columns
}

const regclass = (sql: string): PlacedUse[] =>
  [...sql.matchAll(/to_regclass\('"?([a-z_]+)"?'\)/gi)].map(([, table = ""]) => ({
    table,
    does: "reads",
    columns: [],
    at: -1,
  }))

/** A part that other statements put behind their `from`: `stored_file f join picture pc on …`. */
function startOf(tokens: string[], lower: string[], named: ReadonlySet<string>): PlacedUse[] {
  const next = isName(lower[1]) && !noAlias.has(lower[1]!) ? lower[2] : lower[1]
  const isTable = isName(tokens[0]) && tokens[0] !== UNKNOWN && !named.has(tokens[0])
  return isTable && /^(join|left|cross|inner|where)$/.test(next ?? "") && / (join|where) /.test(` ${lower.join(" ")} `)
    ? [{ table: plain(tokens[0]!), does: "reads", columns: [], at: 0, alias: aliasAt(tokens, lower, 0) }]
    : []
}

function constantsOf(file: string): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>()
  const gather = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer)
    ts.forEachChild(node, gather)
  }
  gather(treeOf(file))
  return constants
}

/** The constants that a file imports from files of ours. */
function importedConstants(file: string): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>()
  for (const statement of treeOf(file).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    const target = targetOf({ from: file, what: statement.moduleSpecifier.text })
    if (!bindings || !ts.isNamedImports(bindings) || !target || !code.includes(target)) continue
    const there = constantsOf(target)
    for (const { name, propertyName } of bindings.elements) {
      const value = there.get((propertyName ?? name).text)
      if (value) constants.set(name.text, value)
    }
  }
  return constants
}

/**
 * Every text of a file, in one piece each: interpolations are expanded where they are constants of the same file (`across`: or ones that
 * it imports), and unknown otherwise.
 */
function textsOf(file: string, across = false): string[] {
  const tree = treeOf(file)
  const constants = new Map([...(across ? importedConstants(file) : []), ...constantsOf(file)])
  const texts: string[] = []
  const written = (node: ts.Expression, depth = 0): string => {
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (text, span) => text + put(span.expression, depth) + span.literal.text,
        node.head.text,
      )
    return UNKNOWN
  }
  const put = (node: ts.Expression, depth: number): string => {
    const known = ts.isIdentifier(node) && depth < 5 ? constants.get(node.text) : undefined
    const text = known ? written(known, depth + 1) : UNKNOWN
    return text === UNKNOWN ? ` ${UNKNOWN} ` : text
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) texts.push(written(node))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return texts
}

const isSql = (text: string) => /\b(select|insert into|update|delete from|join|from|to_regclass)\b/.test(text)

const statements = new Map<string, string[]>()
/** Every statement, or part of one, in a file, with the constants that it imports expanded. */
export function sqlIn(file: string): string[] {
  const known = statements.get(file) ?? textsOf(file, true).filter((text) => isSql(text) || isSchema(text))
  statements.set(file, known)
  return known
}

const isSchema = (text: string) => /\b(alter table|create (unique )?index|create (constraint )?trigger)\b/i.test(text)

/** The tables that the SQL in a file uses, each use once. */
export function statementsOf(file: string): TableUse[] {
  const uses = new Map<string, TableUse>()
  for (const use of textsOf(file).filter(isSql).flatMap(usesOf)) {
    const key = `${use.does} ${use.table}`
    const known = uses.get(key)
    const { table, does } = use
    uses.set(key, { table, does, columns: [...new Set([...(known?.columns ?? []), ...use.columns])] })
  }
  return [...uses.values()]
}
