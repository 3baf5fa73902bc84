import ts from "typescript"
import { describe, expect, it } from "vitest"
import { importsOf, targetOf } from "./imports"
import { code, everyFile, isTest, textOf, treeOf } from "./sources"

const maxLines = 150

/** Long by nature. Anything else is split. */
const long: { files: RegExp; because: string }[] = [
  { files: /^plugins\/checkout\/src\/data\/pincodes\.ts$/, because: "a table made by a script, one line per place" },
  { files: /^plugins\/checkout\/data-build\/patches\.mjs$/, because: "a table of corrections, one line per fault" },
  { files: /^backend\/seed\/(styles|shelves)\/.+\.ts$/, because: "what lies on a shelf is data" },
  { files: /\/migrations\/Migration\d+\.ts$/, because: "a migration is one step and is never edited again" },
  { files: /^backend\/tests\/laws\/spec-(texts|numbers)\.ts$/, because: "a table of SPEC's sentences and numbers" },
]

const linesOf = (file: string) => textOf(file).trimEnd().split("\n").length

/** A file whose every statement hands on what other files export. */
function isBarrel(file: string): boolean {
  const { statements } = treeOf(file)
  return (
    statements.length > 0 &&
    statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined)
  )
}

describe("the files of the house", () => {
  it(`are at most ${maxLines} lines long`, () => {
    const tooLong = code.filter((file) => linesOf(file) > maxLines && !long.some(({ files }) => files.test(file)))
    expect(tooLong.map((file) => `${file}: ${linesOf(file)}`)).toEqual([])
  })

  it("say what they hold: no utils, no misc, no helpers, no common", () => {
    const vague = everyFile.filter((file) =>
      /(^|\/)(utils?|misc|helpers?|common|shared|stuff)(\/|\.[a-z]+$)/.test(file),
    )
    expect(vague).toEqual([])
  })

  it("are imported where they are written: no barrels", () => {
    expect(code.filter(isBarrel)).toEqual([])
    // `index` is a name that the engine asks for in modules and providers, and nowhere else.
    const indexes = code.filter(
      (file) => /(^|\/)index\.tsx?$/.test(file) && !/\/(modules|providers)\/[^/]+\/index\.ts$/.test(file),
    )
    expect(indexes).toEqual([])
  })

  it("are named in lower case with hyphens", () => {
    const own = code.filter((file) => !/\/migrations\//.test(file))
    expect(
      own.filter((file) => !/^[a-z0-9][a-z0-9.-]*$/.test((file.split("/").at(-1) ?? "").replace(/^[[$]|]/g, ""))),
    ).toEqual([])
  })

  it("migrations have names of their own across all plugins: the engine remembers by name alone, and would take the second for done", () => {
    const names = code
      .filter((file) => /\/migrations\/Migration\d+\.ts$/.test(file))
      .map((file) => file.split("/").at(-1))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it("export by name, except where a framework insists on a default", () => {
    const insists =
      /(^|\/)(root|entry\.(client|server)|routes|[a-z-]+\.config)\.m?tsx?$|^storefront\/app\/routes\/|\/(modules|providers)\/[^/]+\/index\.ts$|^medusa-config\.ts$|global-setup\.ts$|\/(links|jobs|subscribers)\//
    const lazy = new Set(
      code
        .flatMap(importsOf)
        .filter((entry) => entry.lazy)
        .map(targetOf),
    )
    const defaults = code.filter(
      (file) =>
        !insists.test(file) &&
        !lazy.has(file) &&
        treeOf(file).statements.some(
          (statement) =>
            ts.isExportAssignment(statement) ||
            (ts.canHaveModifiers(statement) &&
              ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
        ),
    )
    expect(defaults).toEqual([])
  })

  it("use ES module syntax: `require` only where Node leaves no other way", () => {
    const requiring = code.filter(
      (file) => !isTest(file) && /\.tsx?$/.test(file) && /(^|[^.\w])require\("/.test(textOf(file)),
    )
    expect(requiring).toEqual([])
  })
})
