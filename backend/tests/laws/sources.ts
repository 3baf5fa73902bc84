import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..")
const notOurs = new Set(["node_modules", "dist", "build", "test-results", "playwright-report", "coverage"])

function* walk(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (entry.name.startsWith(".") || notOurs.has(entry.name)) continue
    const file = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* walk(file)
    else yield file
  }
}

/** Every file of ours, relative to the root, with forward slashes; new folders are covered automatically. */
export const everyFile: readonly string[] = [...walk("")].sort()
export const code: readonly string[] = everyFile.filter(
  (file) => /\.(ts|tsx|mts|mjs|js|cjs)$/.test(file) && !/\.d\.ts$/.test(file),
)
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /(^|\/)(tests|e2e)\//.test(file)

const texts = new Map<string, string>()
export function textOf(file: string): string {
  const known = texts.get(file) ?? fs.readFileSync(path.join(root, file), "utf8")
  texts.set(file, known)
  return known
}

/** Folder names directly below a folder; none when it does not exist. */
export const foldersIn = (folder: string): string[] =>
  fs.existsSync(path.join(root, folder))
    ? fs
        .readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
        .map((entry) => entry.name)
    : []

/**
 * The text with comments and the contents of strings blanked out, so that prose about a habit does not count as the
 * habit.
 */
export function bare(file: string): string {
  const known = bared.get(file) ?? readBare(file)
  bared.set(file, known)
  return known
}

const bared = new Map<string, string>()
function readBare(file: string): string {
  const text = textOf(file)
  const blanked = text.split("")
  const blank = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (blanked[i] !== "\n") blanked[i] = " "
  }
  const visit = (node: ts.Node) => {
    if (
      ts.isStringLiteralLike(node) ||
      node.kind === ts.SyntaxKind.JsxText ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      blank(node.getStart(tree), node.getEnd())
    ts.forEachChild(node, visit)
  }
  const tree = treeOf(file)
  // Comments first: a quote inside one would otherwise pair with a real string.
  for (const { pos, end } of commentsOf(tree)) blank(pos, end)
  visit(tree)
  return blanked.join("")
}

/** Every comment of a file. */
function commentsOf(tree: ts.SourceFile): ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return
    for (const range of [
      ...(ts.getLeadingCommentRanges(tree.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(tree.text, node.getEnd()) ?? []),
    ])
      found.set(range.pos, range)
    node.getChildren(tree).forEach(visit)
  }
  visit(tree)
  return [...found.values()]
}

/** The nodes of a file of one kind, each with its line, from 1. */
export function nodesIn(file: string, isOne: (node: ts.Node) => boolean): { node: ts.Node; line: number }[] {
  const tree = treeOf(file)
  const found: { node: ts.Node; line: number }[] = []
  const visit = (node: ts.Node) => {
    if (isOne(node)) found.push({ node, line: tree.getLineAndCharacterOfPosition(node.getEnd()).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The places of lines that have more characters than this, not counting those of strings, templates and texts of JSX. */
export function linesOver(file: string, most: number): string[] {
  const lines = textOf(file).split("\n")
  if (!lines.some(({ length }) => length > most)) return []
  const isText = (node: ts.Node) =>
    ts.isStringLiteralLike(node) ||
    ts.isTemplateExpression(node) ||
    ts.isRegularExpressionLiteral(node) ||
    node.kind === ts.SyntaxKind.JsxText
  // One byte for each character; 1 for those within a text. Texts may be nested.
  const within = new Uint8Array(textOf(file).length)
  for (const { node } of nodesIn(file, isText)) within.fill(1, node.getStart(), node.getEnd())
  let start = 0
  return lines.flatMap(({ length }, at) => {
    const own = within.subarray(start, start + length).filter((is) => is === 0)
    start += length + 1
    return own.length > most ? [`${file}:${at + 1}`] : []
  })
}

const trees = new Map<string, ts.SourceFile>()
export function treeOf(file: string): ts.SourceFile {
  const kind = /\.tsx$/.test(file)
    ? ts.ScriptKind.TSX
    : /\.(mjs|js|cjs)$/.test(file)
      ? ts.ScriptKind.JSX
      : ts.ScriptKind.TS
  const known = trees.get(file) ?? ts.createSourceFile(file, textOf(file), ts.ScriptTarget.ES2022, true, kind)
  trees.set(file, known)
  return known
}
