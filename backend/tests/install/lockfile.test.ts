import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { everyFile, root, textOf } from "../laws/sources"

/** Calls npm; returns its output, whether it succeeded or not. */
function npm(cwd: string, ...args: string[]): string {
  try {
    return execFileSync("npm", [...args, "--ignore-scripts", "--loglevel=error"], {
      cwd,
      encoding: "utf8",
      stdio: "pipe",
      shell: process.platform === "win32",
    })
  } catch (error) {
    return (error as { stderr: string }).stderr
  }
}

/** A copy of what npm reads. */
function copyForNpm(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "silai-npm-"))
  onTestFinished(() => fs.rmSync(copy, { recursive: true }))
  const packages = everyFile.filter((file) => /(^|\/)package(-lock)?\.json$/.test(file) && !file.includes("/tests/"))
  for (const file of [...packages, ".npmrc"])
    fs.cpSync(path.join(root, file), path.join(copy, file), { recursive: true })
  return copy
}

/** npm's output for an operator's plugin in this folder. */
function install(place: string): string {
  const copy = copyForNpm()
  fs.cpSync(
    path.join(root, "backend/tests/operator/loyalty/package.json"),
    path.join(copy, place, "loyalty/package.json"),
    { recursive: true },
  )
  return npm(copy, "ci", "--dry-run", "--offline")
}

describe("the lockfile", () => {
  it("is read without installing peers, or no plugin for the engine could be installed", () => {
    expect(textOf(".npmrc")).toMatch(/^legacy-peer-deps=true$/m)
    const copy = copyForNpm()
    const maker = path.join(copy, "maker")
    fs.mkdirSync(maker)
    // As a plugin from the engine's own template requires.
    const peers = {
      "@medusajs/medusa": "2.21.2",
      "@medusajs/framework": "^2.0.0",
      "@medusajs/ui": "^4.0.0",
      react: "^18.0.0",
    }
    fs.writeFileSync(
      path.join(maker, "package.json"),
      JSON.stringify({ name: "@acme/peers", version: "1.0.0", peerDependencies: peers }),
    )
    npm(maker, "pack")
    expect(npm(copy, "install", "./maker/acme-peers-1.0.0.tgz", "--package-lock-only", "--offline")).not.toMatch(
      /ERESOLVE/,
    )
    expect(npm(copy, "ci", "--dry-run", "--offline")).toMatch(/added \d+ packages/)
  }, 120_000)

  it("still works when an operator's plugin is put into extensions", () => {
    expect(install("extensions")).toMatch(/added \d+ packages/)
  }, 120_000)

  it("would fail if it were put among the shop's own plugins", () => {
    expect(install("plugins")).toMatch(/Missing: @acme\/loyalty/)
  }, 120_000)
})
