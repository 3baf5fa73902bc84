import ts from "typescript"
import { describe, expect, it } from "vitest"
import { importsOf, targetOf } from "./imports"
import { code, everyFile, isTest, textOf, treeOf } from "./sources"

/** A file with nothing but re-exports. */
function isBarrel(file: string): boolean {
  const { statements } = treeOf(file)
  return (
    statements.length > 0 &&
    statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined)
  )
}

describe("the files of the tree", () => {
  it("say what they hold: no utils, no misc, no helpers, no common", () => {
    const vague = everyFile.filter((file) =>
      /(^|\/)(utils?|misc|helpers?|common|shared|stuff)(\/|\.[a-z]+$)/.test(file),
    )
    expect(vague).toEqual([])
  })

  it("are imported from where they are written: no barrels", () => {
    // The one exception: what a plugin offers to operators' plugins.
    const isOffer = (file: string) => /^plugins\/[^/]+\/src\/workflows\/index\.ts$/.test(file)
    expect(code.filter((file) => isBarrel(file) && !isOffer(file))).toEqual([])
    // The engine requires the name `index` in modules and providers, and nowhere else.
    const indexes = code.filter(
      (file) =>
        /(^|\/)index\.tsx?$/.test(file) && !isOffer(file) && !/\/(modules|providers)\/[^/]+\/index\.ts$/.test(file),
    )
    expect(indexes).toEqual([])
  })

  it("are named in lower case with hyphens", () => {
    const own = code.filter((file) => !/\/migrations\//.test(file))
    expect(
      own.filter((file) => !/^[a-z0-9][a-z0-9.-]*$/.test((file.split("/").at(-1) ?? "").replace(/^[[$]|]/g, ""))),
    ).toEqual([])
  })

  it("export by name, except where a framework insists on a default", () => {
    const insists =
      /(^|\/)(root|entry\.(client|server)|routes|[a-z-]+\.config)\.m?tsx?$|^storefront\/app\/routes\/|\/(modules|providers)\/[^/]+\/index\.ts$|^medusa-config\.ts$|global-setup\.ts$|\/(links|jobs|subscribers|scripts)\/|\/api\/middlewares\.ts$|^admin\/scripts\/never-used\.ts$/
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
