import ts from "typescript"
import { describe, expect, it } from "vitest"
import { environment } from "@silai/kit/env"
import { code, everyFile, isTest, textOf, treeOf } from "./sources"

const parsed = Object.keys(environment.shape) as (keyof typeof environment.shape)[]
const explained = [...textOf(".env.example").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)

/** The variables of the text message carriers, each in its own folder: the keys of its shape. */
const carriers = code.filter(
  (file) => /^plugins\/messaging\/src\/providers\/(?!smtp\/)[^/]+\/[^/]+\.ts$/.test(file) && !isTest(file),
)
function variablesOf(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(node.name.getText()))
      found.push(node.name.getText())
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(treeOf(file), visit)
  return found
}

describe("the environment", () => {
  it("explains every variable that the backend reads in .env.example", () => {
    expect(parsed.length).toBeGreaterThan(15)
    // Set by tests; production refuses them, so they are not documented.
    const ofTests = ["CRASH_AT", "WORK_ON_REQUEST"]
    expect(parsed.filter((name) => !explained.includes(name) && !ofTests.includes(name))).toEqual([])
  })

  it("explains every variable of a text message carrier there, too, which begins with the carrier's name", () => {
    const asked = carriers.flatMap((file) => variablesOf(file).map((name) => ({ name, file })))
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(({ name }) => !explained.includes(name))).toEqual([])
    const prefixOf = (file: string) => `${file.split("/").at(-2)!.toUpperCase()}_`
    expect(asked.filter(({ name, file }) => !name.startsWith(prefixOf(file)))).toEqual([])
  })

  it("explains every variable that a plugin declares there, too; it begins with the plugin's name, and has no default", () => {
    const stated = code.filter((file) => /^plugins\/[^/]+\/src\/variables\.ts$/.test(file))
    const theirs = stated.flatMap((file) => variablesOf(file).map((name) => ({ name, file })))
    expect(theirs.length).toBeGreaterThan(4)
    expect(theirs.filter(({ name }) => !explained.includes(name))).toEqual([])
    const prefixOf = (file: string) => `${file.split("/")[1]!.toUpperCase().replaceAll("-", "_")}_`
    expect(theirs.filter(({ name, file }) => !name.startsWith(prefixOf(file)))).toEqual([])
    expect(stated.filter((file) => /\.default\(/.test(textOf(file)))).toEqual([])
  })

  it("keeps no secret in the repository: no .env, no key, no default that could guard anything", () => {
    expect(everyFile.filter((file) => /(^|\/)(\.env|.*\.(pem|key|p12))$/.test(file))).toEqual([])
    const secrets = parsed.filter((name) => /SECRET|PASSWORD|TOKEN/.test(name))
    expect(secrets.filter((name) => environment.shape[name].safeParse(undefined).data !== undefined)).toEqual([])
  })
})
