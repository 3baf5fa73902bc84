import { reactRouter } from "@react-router/dev/vite"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { paymentWindows } from "./scripts/payment-windows.ts"
import { defineConfig, defaultClientConditions, defaultServerConditions } from "vite"

const api = process.env.API_URL ?? "http://127.0.0.1:9000"
const admin = process.env.ADMIN_DEV_URL ?? "http://127.0.0.1:5174"

// The root's node_modules has Medusa's React 18. Everything that renders must use the storefront's own copy, so it is
// bundled (or, in development, resolved) from here.
const ownReact = ["react", "react-dom", "react-router", "@tanstack/react-query", "react-hot-toast"]

type Found = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] }
type Modules = { getModuleInfo(id: string): Found | null }

/** The entries (a page, the frame, a part by its `import()`) that import this module, directly or not. */
function askedBy(id: string, modules: Modules, seen = new Set<string>()): string[] {
  seen.add(id)
  const found = modules.getModuleInfo(id)
  const above = (found?.importers ?? []).filter((importer) => !seen.has(importer))
  return [
    ...(found?.isEntry || found?.dynamicImporters.length ? [id] : []),
    ...above.flatMap((importer) => askedBy(importer, modules, seen)),
  ]
}

const isFrame = (asked: string) => /app\/(root|entry\.client)\.tsx/.test(asked)
const isPage = (asked: string) => /app\/routes\//.test(asked)
/** The kinds of pages, most visited first. */
const KINDS = {
  goods: /routes\/(home|catalogue\/(product|edit))/,
  listing: /routes\/catalogue\/(explore|search)/,
  bag: /routes\/bag\//,
  checkout: /routes\/checkout\//,
  "sign-in": /routes\/account\/(signin|signup|forgot-password)/,
  returns: /routes\/order\/(request-return|return-order)/,
  account:
    /routes\/(order\/(?!request-return|return-order)|content\/track-order|account\/(?!signin|signup|forgot-password))/,
}
const isText = (asked: string) => /routes\/content\/(?!track-order)/.test(asked)
const isAuthentic = (asked: string) => /routes\/content\/authentic/.test(asked)
type Kind = keyof typeof KINDS
// Parts that only some pages use, though the library's own index names them for all.
const PARTS_OF_QUERY: [part: RegExp, file: string][] = [
  [/@tanstack\/.*mutation/i, "forms"],
  [/@tanstack\/.*queries/i, "listing"],
  [/@tanstack\/.*infiniteQuery(?!Behavior)/i, "account"],
]

/**
 * The output file that a module goes into; null leaves it to the one page that needs it, or to the `import()` that
 * loads it. A page loads eight files at most: a hundred small ones would queue on a slow connection. And no file
 * contains much that only pages of another kind need.
 */
function fileOf(id: string, modules: Modules): string | null {
  if (/\/app\/(routes\/|entry\.client|.*\?)/.test(id)) return null
  const partOfQuery = PARTS_OF_QUERY.find(([part]) => part.test(id))
  if (partOfQuery) return partOfQuery[1]
  const asked = askedBy(id, modules)
  if (asked.some(isFrame)) return /node_modules/.test(id) ? "libraries" : "house"
  if (asked.length < 2 || !asked.some(isPage)) return null
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => asked.some((one) => KINDS[kind].test(one)))
  const isOnlyFor = (...some: Kind[]) => kinds.every((kind) => some.includes(kind))
  const [only = null] = kinds.length === 1 ? kinds : []
  // Its check has a form, which no text needs.
  if (kinds.length === 0) return asked.filter(isPage).every(isAuthentic) ? "authentic" : "content"
  // A text page must not load the account's file, nor the account theirs.
  if (only === "account" && asked.some(isText)) return "house"
  if (only && only !== "bag") return only
  if (isOnlyFor("goods", "listing")) return "goods"
  // Shoppers reach a return from an order's page.
  if (isOnlyFor("returns", "account")) return "account"
  // The goods, and the bag, have no forms.
  return isOnlyFor("checkout", "sign-in", "account", "returns") ? "forms" : "house"
}

/** A module's dependencies go into its file too, so the most common ones are assigned first. */
const groups = [
  "libraries",
  "house",
  "forms",
  "account",
  "returns",
  "checkout",
  "sign-in",
  "goods",
  "listing",
  "content",
  "authentic",
].map((file, at, { length }) => ({
  name: (id: string, modules: Modules) => (fileOf(id, modules) === file ? file : null),
  priority: length - at,
}))

// React Router names its development files under every condition; a production build takes the production ones.
const production = (name: string) =>
  createRequire(import.meta.url)
    .resolve("react-router")
    .replace(/dist.development.*$/, `dist/production/${name}.mjs`)
const routerForSale = [
  { find: /^react-router$/, replacement: production("index") },
  { find: /^react-router\/dom$/, replacement: production("dom-export") },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), paymentWindows()],
  resolve: {
    alias: [
      { find: "~", replacement: fileURLToPath(new URL("./app", import.meta.url)) },
      ...(command === "build" ? routerForSale : []),
    ],
    dedupe: ["react", "react-dom"],
    conditions: ["silai-source", ...defaultClientConditions],
  },
  ssr: {
    noExternal: command === "build" ? true : [...ownReact.slice(2), /^@silai\//, /^@react-router\//],
    resolve: { conditions: ["silai-source", ...defaultServerConditions] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: { groups },
          },
        },
      },
    },
    ssr: { resolve: { conditions: ["silai-source", ...defaultServerConditions] } },
  },
  css: { modules: { localsConvention: "camelCaseOnly" as const } },
  build: { assetsInlineLimit: 0, target: "es2022" },
  optimizeDeps: {
    include: ["react", "react-dom/client", "react-router/dom", "@tanstack/react-query", "react-hot-toast"],
  },
  server: {
    host: process.env.HOST ?? "127.0.0.1",
    port: Number(process.env.PORT ?? 8000),
    strictPort: true,
    proxy: {
      "/api": { target: api, rewrite: (path: string) => path.replace(/^\/api/, ""), xfwd: true },
      "/images": { target: api },
      "/admin": { target: admin, ws: true },
    },
  },
}))
