import { fileURLToPath } from "node:url"
import { defaultClientConditions, defaultServerConditions } from "vite"
import { defineConfig } from "vitest/config"

const here = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

// Our own packages are read as TypeScript: a test that saw yesterday's compiled copy would prove nothing.
const source = {
  resolve: { conditions: ["silai-source", ...defaultClientConditions], alias: { "~": here("./storefront/app") }, dedupe: ["react", "react-dom"] },
  ssr: { resolve: { conditions: ["silai-source", ...defaultServerConditions] } },
}
const built = ["**/node_modules/**", "**/.medusa/**", "**/dist/**", "**/build/**"]

const browser = (name: string, home: string, folder: string) => ({
  ...source,
  root: here(home),
  test: { name, environment: "jsdom", include: [`${folder}/**/*.test.{ts,tsx}`], exclude: built },
})

/** A whole shop is started once per run, so its tests share two processors, one after the other. */
const withShop = (name: string, patience = 30_000) => ({
  ...source,
  test: {
    name, environment: "node", include: [`backend/tests/${name}/**/*.test.ts`], globalSetup: ["backend/tests/rig/global-setup.ts"],
    pool: "forks" as const, maxWorkers: 1, fileParallelism: false, testTimeout: patience, hookTimeout: 180_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      { ...source, test: { name: "unit", environment: "node", include: ["backend/**/*.test.ts", "plugins/**/*.test.ts"], exclude: [...built, "backend/tests/**"] } },
      browser("unit-shop", "./storefront", "app"),
      browser("unit-counter", "./admin", "src"),
      { ...source, test: { name: "laws", environment: "node", include: ["backend/tests/laws/**/*.test.ts"], isolate: false, maxWorkers: 1, testTimeout: 60_000 } },
      withShop("calls"),
      withShop("score", 900_000),
    ],
  },
})
