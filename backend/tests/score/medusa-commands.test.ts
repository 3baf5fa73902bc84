import { spawn } from "node:child_process"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { inProduction } from "../rig/environment"
import { theShop } from "../rig/facts"
import { dropDataDir, newDataDir, root } from "../rig/places"
import { closeSqlAfterwards, sql } from "../rig/sql"

const dataDir = newDataDir()
afterAll(() => dropDataDir(dataDir))
closeSqlAfterwards()

/** `npm run medusa -- …`, on the database of the tests' shop. */
const medusa = (...args: string[]) => medusaWith({ DATA_DIR: dataDir }, ...args)

function medusaWith(more: Record<string, string>, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(root, "backend/launcher/medusa.mjs"), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: theShop().databaseUrl, ...more },
  })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)))
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, said })))
}

describe("Medusa's own commands", () => {
  it("run a script of the operator's on the shop's database", async () => {
    const [{ count }] = await sql<{ count: number }>(
      `select count(*)::int as count from product where deleted_at is null`,
    )
    const { code, said } = await medusa("exec", "backend/tests/operator/scripts/count-products.ts", "Products:")
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`Products: ${count}\n`) })
  }, 180_000)

  it("run in production with what the server is given alone, on the compiled shop", async () => {
    const script = "backend/tests/operator/scripts/count-products.cjs"
    const [{ count }] = await sql<{ count: number }>(
      `select count(*)::int as count from product where deleted_at is null`,
    )
    const { code, said } = await medusaWith(inProduction, "exec", script, "Products:")
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`Products: ${count}\n`) })
    const { OTP_PEPPER: _, ...less } = inProduction
    const refused = await medusaWith(less, "exec", script)
    expect(refused.code).not.toBe(0)
    expect(refused.said).toContain("OTP_PEPPER: is not set")
  }, 180_000)

  it("do not make people: the shop's own tables say who belongs to it", async () => {
    const before = await sql(`select id from "user"`)
    const { code, said } = await medusa("user", "-e", "new@silai.example", "-p", "thread-and-needle")
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining("Invite them in the back office") })
    expect(await sql(`select id from "user"`)).toEqual(before)
  })
})
