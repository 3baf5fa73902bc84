import { fileURLToPath } from "node:url"
import { defaultClientConditions, defaultServerConditions } from "vite"
import { defineConfig } from "vitest/config"

const here = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

// Our own packages are read as TypeScript: a test that saw yesterday's compiled copy would prove nothing.
const source = {
  resolve: {
    conditions: ["silai-source", ...defaultClientConditions],
    alias: { "~": here("./storefront/app") },
    dedupe: ["react", "react-dom"],
  },
  ssr: { resolve: { conditions: ["silai-source", ...defaultServerConditions] } },
}
const built = ["**/node_modules/**", "**/.medusa/**", "**/dist/**", "**/build/**"]

/** Rules (`.test.ts`) need no page; parts (`.test.tsx`) are drawn on one, which takes a second per file to set up. */
const rules = (name: string, home: string, folder: string) => ({
  ...source,
  root: here(home),
  test: { name, environment: "node", include: [`${folder}/**/*.test.ts`], exclude: built },
})
const parts = (name: string, home: string, folder: string) => ({
  ...source,
  root: here(home),
  // Read, not required: it would find the engine's React instead of the page's.
  test: {
    name,
    environment: "jsdom",
    include: [`${folder}/**/*.test.tsx`],
    exclude: built,
    server: { deps: { inline: [/node_modules\/(@tanstack\/react-query|react-router)\//] } },
  },
})

/** A whole shop is started once per run, so its tests share two processors, one after the other. */
const withShop = (name: string, patience = 30_000) => ({
  ...source,
  test: {
    name,
    environment: "node",
    include: [`backend/tests/${name}/**/*.test.ts`],
    globalSetup: ["backend/tests/rig/global-setup.ts"],
    pool: "forks" as const,
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: patience,
    hookTimeout: 180_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: {
          name: "unit",
          environment: "node",
          include: ["backend/**/*.test.ts", "plugins/**/*.test.ts"],
          exclude: [...built, "backend/tests/**"],
        },
      },
      rules("unit-shop", "./storefront", "app"),
      parts("unit-shop-parts", "./storefront", "app"),
      rules("unit-counter", "./admin", "src"),
      parts("unit-counter-parts", "./admin", "src"),
      {
        ...source,
        test: {
          name: "laws",
          environment: "node",
          include: ["backend/tests/laws/**/*.test.ts"],
          isolate: false,
          maxWorkers: 1,
          testTimeout: 60_000,
        },
      },
      withShop("calls"),
      withShop("score", 900_000),
      // Each opens shops of its own, of the sizes that it compares.
      {
        ...source,
        test: {
          name: "bench",
          environment: "node",
          include: ["backend/tests/bench/**/*.test.ts"],
          pool: "forks" as const,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
})
