import path from "node:path"
import { createServer } from "vite"
import { expect, onTestFinished, test } from "vitest"

const here = path.resolve(import.meta.dirname, "..")
const section = path.resolve(here, "../backend/tests/operator/loyalty/admin/section.tsx")

/** The back office's own build, with these plugins of an operator included. */
async function buildWith(extraPlugins: string) {
  const before = process.env.EXTRA_PLUGINS ?? ""
  process.env.EXTRA_PLUGINS = extraPlugins
  const server = await createServer({
    root: here,
    configFile: path.join(here, "vite.config.ts"),
    logLevel: "error",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  process.env.EXTRA_PLUGINS = before
  onTestFinished(() => server.close())
  return {
    codeOf: async (file: string) => (await server.transformRequest(file))?.code ?? "",
    fileOf: async (name: string, from: string) => (await server.pluginContainer.resolveId(name, from))?.id ?? "",
  }
}

test("joins a plugin's section to the back office, and shares its React with it", async () => {
  const { codeOf, fileOf } = await buildWith("backend/tests/operator/loyalty")
  const list = await codeOf("/src/resources/sections.ts")
  expect(list).toContain("operator/loyalty/admin/section.tsx")
  expect(list).toMatch(/sections = \[theirs0\]/)
  expect(list).toMatch(/panels = \[theirs0\]/)
  expect(await codeOf(`/@fs${section}`)).toMatch(/label: "Loyalty"/)
  expect(await codeOf(`/@fs${section.replace("section", "points")}`)).toContain("/src/providers/call.ts")
  // The workspace's root carries another React, for the engine.
  for (const name of ["react", "antd", "@tanstack/react-query"])
    expect(await fileOf(name, section)).toBe(await fileOf(name, path.join(here, "src/main.tsx")))
  expect(await fileOf("react", section)).toMatch(/\/admin\/node_modules\/(\.vite\/deps\/)?react\b/)
}, 60_000)

test("has only the shop's own sections in the back office without plugins", async () => {
  const { codeOf } = await buildWith("")
  const list = await codeOf("/src/resources/sections.ts")
  expect(list).toContain("sections = []")
  expect(list).toContain("panels = []")
}, 60_000)
