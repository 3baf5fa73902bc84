import { createRequire } from "node:module"
import type { Plugin } from "vite"

// React Router names its development files for every condition; the production ones are smaller, and are made smaller here.
const file = (name: string) =>
  createRequire(import.meta.url)
    .resolve("react-router")
    .replace(/dist.development.*$/, `dist/production/${name}.mjs`)

/** Aliases of a build that is for sale. */
export const routerForSale = [
  { find: /^react-router$/, replacement: file("index") },
  { find: /^react-router\/dom$/, replacement: file("dom-export") },
]

type Part = { type: string; start: number; end: number; [child: string]: unknown }
type Cut = { start: number; end: number; instead: string }

const isPart = (found: unknown): found is Part => typeof found === "object" && found !== null && "type" in found
const childrenOf = (part: Part) => Object.values(part).flat().filter(isPart)

/** The name of what is called, where it is called by a plain name. */
function calleeOf(part: Part): string | undefined {
  const callee = part.type === "CallExpression" && isPart(part.callee) ? part.callee : undefined
  return callee?.type === "Identifier" ? String(callee.name) : undefined
}

/** What a shopper's browser need not carry: advice to the programmer, and the sentences of errors that only a programmer can cause. */
function cutsIn(part: Part, lineOf: (at: number) => number): Cut[] {
  if (
    part.type === "ExpressionStatement" &&
    isPart(part.expression) &&
    /^(warning|warnOnce|warningOnce)$/.test(calleeOf(part.expression) ?? "")
  )
    return [{ start: part.start, end: part.end, instead: ";" }]
  const words = /^invariant\d?$/.test(calleeOf(part) ?? "") ? (part.arguments as Part[])[1] : undefined
  // The number is the line in the library's own file, where the sentence stands.
  const own = words ? [{ start: words.start, end: words.end, instead: String(lineOf(words.start)) }] : []
  return [
    ...own,
    ...childrenOf(part)
      .filter((child) => child !== words)
      .flatMap((child) => cutsIn(child, lineOf)),
  ]
}

/** What the router's own screens of trouble would print for the programmer. */
const ADVICE = /`\s*console\.log\(\s*"\\u\{1F4BF\}(?:\\`|[^`])*`/g

/** The router without its words to programmers, and without names for the inspector's tree, which hold on to parts that no page uses. */
export const leanRouter: Plugin = {
  name: "lean-router",
  apply: "build",
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler(code) {
      const lineOf = (at: number) => code.slice(0, at).split("\n").length
      const cuts = cutsIn(this.parse(code) as unknown as Part, lineOf).sort((a, b) => b.start - a.start)
      const lean = cuts.reduce(
        (text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end),
        code,
      )
      return {
        code: lean
          .replace(/^\w+\.displayName = .*$/gm, "")
          .replace(ADVICE, '""')
          .replace(/^var \w+ = (?=React\d*\.forwardRef\()/gm, "$&/* @__PURE__ */ "),
        map: null,
      }
    },
  },
}
