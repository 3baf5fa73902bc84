import { describe, expect, it } from "vitest"
import { everyFile, textOf } from "./sources"

const documents = "backend/docs"
const texts = everyFile.filter((file) => /\.(tsx?|m?[jt]s|css|md|ya?ml|html)$|(^|\/)Dockerfile$/.test(file))
const itself = "backend/tests/laws/references.test.ts"

const numbered = (file: string, pattern: RegExp) =>
  new Set([...textOf(`${documents}/${file}`).matchAll(pattern)].map(([, number]) => Number(number)))
const sections = {
  requirements: numbered("requirements.md", /^## (\d+)\. /gm),
  architecture: numbered("architecture.md", /^## (\d+)\. /gm),
}
const laws = numbered("architecture.md", /^(\d+)\. /gm)
const decisions = everyFile.flatMap((file) => /^backend\/docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])

/** "requirements §2, §9" and "architecture §2, law 5": a document, and the cited parts of it. */
const citation =
  /\b(requirements|architecture)(?:\]\([^)]*\))?((?:,| and|;)? ?§\d+(?:(?:,| and) (?:§\d+|laws? \d+))*)/gi

/** Citations in a text that do not exist. */
function brokenCitations(text: string): string[] {
  const prose = text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, " ")
  const broken: string[] = []
  for (const [cited, document = "", places = ""] of prose.matchAll(citation)) {
    const known = sections[document.toLowerCase() as keyof typeof sections]
    const gone = [...places.matchAll(/§(\d+)/g)].some(([, number]) => !known?.has(Number(number)))
    const noLaw = [...places.matchAll(/laws? (\d+)/g)].some(([, number]) => !laws.has(Number(number)))
    if (gone || noLaw) broken.push(cited)
  }
  for (const [cited, number = ""] of prose.matchAll(/\bdecisions?(?:\/| )(\d{4})\b/gi))
    if (!decisions.includes(number)) broken.push(cited)
  for (const [stray] of prose.replaceAll(citation, "").matchAll(/.{0,30}§ ?\d+/g)) broken.push(stray.trim())
  return [...broken, ...[...prose.matchAll(/\b(?:SPEC|DESIGN)\b(?:\.md)?/g)].map(([name]) => name)]
}

/** Files that a document links to, but that do not exist. */
const deadLinks = (file: string) =>
  [...textOf(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map(([, link = ""]) => new URL(link, `file:///${file}`).pathname.slice(1).replace(/\/$/, ""))
    .filter((target) => !everyFile.some((known) => known === target || known.startsWith(`${target}/`)))
    .filter((target) => !/(^|\/)(\.env\.example|LICENSE)$/.test(target))

/**
 * Files that a document names between backticks, by their path or the end of it, but that do not exist. A name with `<` or `*` means
 * many files; one that begins with a dot is made while the shop runs.
 */
const deadNames = (text: string) =>
  [...text.matchAll(/`(\w[\w.-]*(?:\/[\w.[\]-]+)*\.(?:tsx?|[cm]?js|mts|css|json|md|ya?ml))`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !everyFile.some((known) => known === name || known.endsWith(`/${name}`)))

/** Tests that SECURITY.md names in its short way, as files; a bare name may be anywhere. */
function testsNamedIn(table: string): { name: string; isThere: boolean }[] {
  const fileOf = (name: string) => {
    if (/^(calls|score|laws)\//.test(name)) return `backend/tests/${name}.test.ts`
    if (name.startsWith("journey ")) return `/${name.slice("journey ".length)}.journey.ts`
    return name.startsWith("kit/") ? `backend/${name}.ts` : `/${name}.ts`
  }
  const names = [...table.matchAll(/`((?:calls|score|laws|journey|kit)[/ ][\w./-]+|[\w-]+\.test)`/g)].map(
    ([, name]) => name!,
  )
  return [...new Set(names)].map((name) => ({
    name,
    isThere: everyFile.some(
      (file) => file === fileOf(name) || (fileOf(name).startsWith("/") && file.endsWith(fileOf(name))),
    ),
  }))
}

/** Classes that a component names, but that its style sheet lacks: `class="undefined"`. */
const missingClasses = (file: string) =>
  [...textOf(file).matchAll(/^import (\w+) from "(\.[^"]+\.module\.css)"$/gm)].flatMap(([, name = "", sheet = ""]) => {
    const rules = textOf(new URL(sheet, `file:///${file}`).pathname.slice(1))
    const used = [...textOf(file).matchAll(new RegExp(`(?<![\\w."'])${name}\\.(?!module\\.css)(\\w+)`, "g"))].map(
      ([, one = ""]) => one,
    )
    return used.filter((one) => !new RegExp(`\\.${one}\\b`).test(rules))
  })

describe("cited sections and files", () => {
  it("are found in the documents", () => {
    expect([...sections.requirements]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([...sections.architecture]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(laws.size).toBeGreaterThan(5)
  })

  it("exist for every section, law or decision that a comment, test or document cites", () => {
    // The pinned sentences and numbers name their section in a separate column.
    const cited = texts.filter((file) => file !== itself && !/\/laws\/requirement-(texts|numbers)\.ts$/.test(file))
    const broken = cited.flatMap((file) => brokenCitations(textOf(file)).map((what) => `${file}: ${what}`))
    expect(broken).toEqual([])
  })

  it("include each test that SECURITY.md cites for the standard, and a row for each chapter", () => {
    const text = textOf("SECURITY.md")
    const table = text.slice(text.indexOf("## Compared with"), text.indexOf("## In scope"))
    const named = testsNamedIn(table)
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(({ isThere }) => !isThere).map(({ name }) => name)).toEqual([])
    const chapters = [...table.matchAll(/^\| \*\*V(\d+)\*\*/gm)].map(([, chapter]) => Number(chapter))
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, at) => at + 1))
    const gone = "`calls/account/gone`, `kit/session/seal.test`, `journey gone`, `gone.test`"
    expect(testsNamedIn(gone).map(({ isThere }) => isThere)).toEqual([false, true, false, false])
  })

  it("exist for every document that is linked or named", () => {
    const dead = texts
      .filter((file) => file.endsWith(".md"))
      .flatMap((file) => [...deadLinks(file), ...deadNames(textOf(file))].map((name) => `${file}: ${name}`))
    expect(dead).toEqual([])
    const named = "`sql/outbox.ts`, `gone/outbox.ts`, `reviews/[file]/route.ts`, `<a>/x.ts`, `.data/x.json`, `gone.js`"
    expect(deadNames(named)).toEqual(["gone/outbox.ts", "gone.js"])
  })

  it("exist for every class that a component names", () => {
    const components = everyFile.filter((file) => /^(admin|storefront|plugins)\/.*\.tsx$/.test(file))
    expect(components.length).toBeGreaterThan(500)
    expect(components.flatMap((file) => missingClasses(file).map((name) => `${file}: ${name}`))).toEqual([])
  })

  it("are reported when a section, law, decision or document is missing", () => {
    expect(brokenCitations("// Requirements §2, §9; architecture §2, law 5; decision 0003")).toEqual([])
    expect(brokenCitations("/** as it is\n * (requirements §2,\n * §10) */")).toEqual(["requirements §2, §10"])
    expect(brokenCitations("architecture §11")).toHaveLength(1)
    expect(brokenCitations("architecture §2, law 99")).toHaveLength(1)
    expect(brokenCitations("see decisions/9999-nothing.md")).toHaveLength(1)
    expect(brokenCitations("as the handbook says in §4")).toHaveLength(1)
    expect(brokenCitations("SPEC")).toHaveLength(1)
  })
})
