import { fileURLToPath } from "node:url"
import { defaultClientConditions, defaultServerConditions } from "vite"
import { defineConfig } from "vitest/config"

const here = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

// Our own packages are read as TypeScript: a test of yesterday's compiled copy would prove nothing.
const source = {
  resolve: {
    conditions: ["silai-source", ...defaultClientConditions],
    alias: { "~": here("./storefront/app") },
    dedupe: ["react", "react-dom"],
  },
  // Without "module": tests run in Node with these conditions, and what packages offer to bundlers under it is nothing that Node can read.
  ssr: { resolve: { conditions: ["silai-source", ...defaultServerConditions.filter((name) => name !== "module")] } },
}
/** The shop's first settings, as the storefront's server has them before staff change them. */
const firstShop = [here("./storefront/app/lib/shop/first-shop.server.ts")]
/** The drill runs them next to the laws, the compiler and a shop: on two busy cores a second's work takes ten. */
const unitPatience = 30_000
/**
 * Rules keep nothing in their modules, so that files may share them: a third of the time. Threads start faster than
 * processes.
 */
const quick = { pool: "threads" as const, maxWorkers: 2, isolate: false }
const emptyTemporaryFolder = here("./backend/tests/rig/opening/temporary-folder.ts")
const built = ["**/node_modules/**", "**/.medusa/**", "**/dist/**", "**/build/**"]

/**
 * Rules (`.test.ts`) need no DOM; components (`.test.tsx`) are rendered in one, which takes a second per file to set
 * up.
 */
const rules = (name: string, home: string, folder: string, setupFiles: string[] = []) => ({
  ...source,
  root: here(home),
  test: {
    name,
    setupFiles,
    globalSetup: [emptyTemporaryFolder],
    environment: "node",
    include: [`${folder}/**/*.test.ts`],
    exclude: built,
    testTimeout: unitPatience,
    ...quick,
  },
})
const parts = (name: string, home: string, folder: string, setupFiles: string[] = []) => ({
  ...source,
  root: here(home),
  // Transformed, not required: require would find the engine's React instead of the page's.
  test: {
    name,
    environment: "jsdom",
    pool: "threads" as const,
    maxWorkers: 2,
    setupFiles,
    include: [`${folder}/**/*.test.tsx`],
    exclude: built,
    testTimeout: unitPatience,
    server: { deps: { inline: [/node_modules\/(@tanstack\/react-query|react-router)\//] } },
  },
})

/** The files of each worker share a whole shop that is started once per run. Measurements run in a single worker. */
const withShop = (name: string, maxWorkers: number, patience = 30_000, setupFiles: string[] = []) => ({
  ...source,
  test: {
    name,
    environment: "node",
    include: [`backend/tests/${name}/**/*.test.ts`],
    globalSetup: ["backend/tests/rig/global-setup.ts"],
    setupFiles,
    // A failure prints the whole value: `{ …(1) }` does not help a reader who has only the log.
    chaiConfig: { truncateThreshold: 0 },
    pool: "forks" as const,
    maxWorkers,
    // Files of a worker share its process: importing the contracts for each file takes as long as three tests.
    isolate: name !== "calls",
    fileParallelism: maxWorkers > 1,
    testTimeout: patience,
    hookTimeout: 180_000,
  },
})

/** With `TEST_SEED`, tests also run in another order, which the seed repeats: none may need what another has left. */
const { TEST_SEED } = process.env
const sequence = TEST_SEED ? { seed: Number(TEST_SEED), shuffle: { files: true, tests: true } } : {}

export default defineConfig({
  test: {
    sequence,
    projects: [
      {
        ...source,
        test: {
          name: "unit",
          environment: "node",
          include: ["backend/**/*.test.ts", "plugins/**/*.test.ts"],
          exclude: [...built, "backend/tests/**"],
          globalSetup: [emptyTemporaryFolder],
          testTimeout: unitPatience,
          ...quick,
        },
      },
      rules("unit-storefront", "./storefront", "app", firstShop),
      parts("unit-storefront-parts", "./storefront", "app", firstShop),
      rules("unit-admin", "./admin", "{src,scripts}"),
      parts("unit-admin-parts", "./admin", "src"),
      {
        ...source,
        test: {
          name: "laws",
          environment: "node",
          include: ["backend/tests/laws/**/*.test.ts"],
          isolate: false,
          maxWorkers: 1,
          // The drill runs them together with unit tests, which have two workers: those form a separate group.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
      withShop("calls", 2, 30_000, ["backend/tests/rig/after-each-file.ts"]),
      withShop("score", 1, 900_000),
      // Twenty changes, each begun and completed on a copy of the tree; "drilled" is what runs in that copy.
      {
        ...source,
        test: {
          name: "drill",
          environment: "node",
          include: ["backend/tests/drill/drill.test.ts"],
          maxWorkers: 1,
          chaiConfig: { truncateThreshold: 0 },
        },
      },
      {
        ...source,
        test: {
          name: "drilled",
          environment: "node",
          include: ["backend/tests/drill/drilled.test.ts"],
          globalSetup: ["backend/tests/drill/global-setup.ts"],
          maxWorkers: 1,
          testTimeout: 60_000,
        },
      },
      // A plugin is taken in as the README says, with npm, in a clone.
      {
        ...source,
        test: { name: "install", environment: "node", include: ["backend/tests/install/**/*.test.ts"], maxWorkers: 1 },
      },
      // The image of production, built and run by Docker.
      {
        ...source,
        test: {
          name: "image",
          environment: "node",
          include: ["backend/tests/image/**/*.test.ts"],
          pool: "forks" as const,
          maxWorkers: 1,
          chaiConfig: { truncateThreshold: 0 },
        },
      },
      // Each starts separate shops, of the sizes that it compares.
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
