import { describe, expect, it } from "vitest"
import { everyFile, textOf } from "./sources"

const parsed = [...textOf("backend/kit/env.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
const explained = [...textOf(".env.example").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)

describe("the environment", () => {
  it("every variable that the backend reads is explained in .env.example", () => {
    expect(parsed.length).toBeGreaterThan(15)
    // Set by a test that kills the process; production refuses it, and nobody else should know it.
    expect(parsed.filter((name) => !explained.includes(name) && name !== "CRASH_AT")).toEqual([])
  })

  it("no secret is kept in the repository: no .env, no key, no default that could guard anything", () => {
    expect(everyFile.filter((file) => /(^|\/)(\.env|.*\.(pem|key|p12))$/.test(file))).toEqual([])
    const secrets = parsed.filter((name) => /SECRET|PASSWORD|TOKEN/.test(name))
    expect(
      secrets.filter((name) => new RegExp(`^ {2}${name}:.*\\.default\\(`, "m").test(textOf("backend/kit/env.ts"))),
    ).toEqual([])
  })
})
