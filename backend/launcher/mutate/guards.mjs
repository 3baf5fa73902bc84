// Finds the guards of a source file, and rewrites them so that one at a time can be taken out while the shop runs.
import ts from "typescript"

/** @typedef {{ id: string, file: string, line: number, kind: "if" | "sql", text: string, start: number, end: number }} Guard */

const isSql = (text) =>
  /\b(select|update|insert into|delete from)\b/i.test(text) && /\b(where|for (no key )?update)\b/i.test(text)
/** One condition of several, without a binding: taking out a `?` would only break the statement. */
const CONDITION =
  /\sand\s+(?:not\s+)?[a-z_.]+\s*(?:=|<>|<=|>=|<|>|is not|is)\s*(?:'[^']*'|[a-z_.]+(?:\(\))?|\d+)(?=\s|$|[)`])(?!\s*(?:\+|-|\|\||::|->|interval))/gi
const LOCK = /\sfor (?:no key )?update(?: skip locked)?(?=\s|$|[)`])/gi

const isEnd = (node) =>
  ts.isThrowStatement(node) ||
  ts.isReturnStatement(node) ||
  (ts.isBlock(node) && node.statements.length === 1 && isEnd(node.statements[0]))
/** `throw new Error` says that our own code is wrong: nothing from outside can reach it, so no test can miss it. */
const isOwnFault = (node) =>
  ts.isBlock(node)
    ? isOwnFault(node.statements[0])
    : ts.isThrowStatement(node) &&
      ts.isNewExpression(node.expression) &&
      node.expression.expression.getText() === "Error"
const isInFunction = (node) => {
  for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return true
  return false
}

/**
 * What can be taken out: the condition of an `if` that throws or returns, one condition of a statement's `where`, a lock. Code
 * that runs once, when the file is loaded, cannot be switched and is left out.
 * @returns {Guard[]}
 */
export function guardsIn(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found = []
  const add = (kind, start, end) => {
    const line = tree.getLineAndCharacterOfPosition(start).line + 1
    const text = source.slice(start, end).trim().replaceAll(/\s+/g, " ")
    found.push({ id: `${file}:${line}:${start}`, file, line, kind, text, start, end })
  }
  const visit = (node) => {
    if (
      ts.isIfStatement(node) &&
      !node.elseStatement &&
      isEnd(node.thenStatement) &&
      !isOwnFault(node.thenStatement) &&
      isInFunction(node)
    )
      add("if", node.expression.getStart(), node.expression.getEnd())
    const isWhole = ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
    if (isWhole && !ts.isTaggedTemplateExpression(node.parent) && isInFunction(node) && isSql(node.getText())) {
      const parts = ts.isTemplateExpression(node)
        ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        : [node]
      for (const part of parts)
        for (const pattern of [CONDITION, LOCK])
          for (const match of part.getText().matchAll(pattern)) {
            const start = part.getStart() + match.index
            add("sql", start, start + match[0].length)
          }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The source with a switch at each of these guards; `state` is the folder of the switches. */
export function withSwitches(source, guards, state) {
  let text = source
  for (const { id, kind, start, end } of guards.toSorted((one, other) => other.start - one.start)) {
    const was = text.slice(start, end)
    const stands = `guardStands(${JSON.stringify(id)})`
    const now = kind === "if" ? `${stands} && (${was})` : `\${${stands} ? ${JSON.stringify(was)} : " "}`
    text = text.slice(0, start) + now + text.slice(end)
  }
  return `${text}
function guardStands(id: string): boolean {
  const fs = (process as any).getBuiltinModule("node:fs")
  const out = fs.readFileSync(${JSON.stringify(`${state}/out`)}, "utf8")
  if (out === "?") fs.appendFileSync(${JSON.stringify(`${state}/reached`)}, id + "\\n")
  return out !== id
}
`
}
