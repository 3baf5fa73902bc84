import fs from "node:fs"
import path from "node:path"
import ts from "typescript"
import { root, treeOf } from "./sources"

/**
 * One import: source file, target, whether the compiler removes it (`import type`), whether it is dynamic (`import()`).
 */
export type Import = { from: string; what: string; typeOnly: boolean; lazy?: boolean }

const onlyTypes = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const named = clause.namedBindings
  return (
    !clause.name &&
    !!named &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  )
}

/** Every import of a file: static, re-exported, dynamic, `require`, and `import("…")` as a type. */
export function importsOf(file: string): Import[] {
  const found: Import[] = []
  const note = (node: ts.Node | undefined, typeOnly: boolean, lazy?: boolean) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ from: file, what: node.text, typeOnly, lazy })
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) note(node.moduleSpecifier, onlyTypes(node.importClause))
    else if (ts.isExportDeclaration(node)) note(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) note(node.argument.literal, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0], false, true)
    else if (ts.isCallExpression(node) && node.expression.getText() === "require") note(node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(treeOf(file))
  return found
}

const endings = ["", ".ts", ".tsx", ".mjs", ".js", "/index.ts", "/index.tsx"]
const firstThatExists = (base: string) =>
  endings
    .map((ending) => base + ending)
    .find((file) => fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile()) ?? base

const kitWays = (
  JSON.parse(fs.readFileSync(path.join(root, "backend/kit/package.json"), "utf8")) as {
    exports: Record<string, { "silai-source"?: string }>
  }
).exports
/** The kit's files are in folders by subject; its `exports` say where. */
const kitFile = (name: string | undefined) => kitWays[`./${name}`]?.["silai-source"]?.slice(2) ?? `${name}`

/** The file of ours that an import resolves to, relative to the root; null for an external package. */
export function targetOf({ from, what }: Pick<Import, "from" | "what">): string | null {
  // Compiled files are deeper in the same folder.
  if (what.startsWith("."))
    return firstThatExists(
      path.posix.normalize(path.posix.join(path.posix.dirname(from), what)).replace(".medusa/server/", ""),
    )
  if (what.startsWith("~/")) return firstThatExists(`storefront/app/${what.slice(2)}`)
  const own = /^@silai\/(contracts|kit)\/(.+)$/.exec(what)
  if (own?.[1] === "kit") return firstThatExists(`backend/kit/${kitFile(own[2])}`)
  if (own) return firstThatExists(`backend/${own[1]}/${own[2]}`)
  const offered = /^@silai\/plugin-([a-z]+)\/(workflows|variables)$/.exec(what)
  if (offered) return firstThatExists(`plugins/${offered[1]}/src/${offered[2]}`)
  return null
}
