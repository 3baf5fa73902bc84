import { reactRouter } from "@react-router/dev/vite"
import { fileURLToPath } from "node:url"
import { defineConfig, defaultClientConditions, defaultServerConditions } from "vite"
import { leanRouter, routerForSale } from "./lean-router.ts"

const api = process.env.API_URL ?? "http://127.0.0.1:9000"
const admin = process.env.ADMIN_DEV_URL ?? "http://127.0.0.1:5174"

// The root of the tree carries Medusa's React 18. Everything that draws must use the storefront's own copy,
// so it is bundled (or, in development, resolved) from here.
const ownReact = ["react", "react-dom", "react-router", "@tanstack/react-query", "react-hot-toast"]

// The parts of the frame that stand on every page from the first moment (app/layout/later.ts names those that may wait).
const everywhere = new RegExp(
  [
    "storefront/app/(root|paths)\\.",
    "storefront/app/lib/(call|early-input|kept|me|meta|nonce|on-demand|persist|query-client|recent-list|recent-searches|search-text|store|until-loaded|words)\\.",
    "storefront/app/layout/(error-screen|footer|frame|here|later|logo|navbar|not-found-screen|offline-notice|page|panel|place-keeper|profile-circle|search-box)\\.",
    "storefront/app/ui/(button|icon|notice|picture|skeleton|spinner|state|toast)\\.",
    "storefront/app/features/bag/(bag-badge|bag-keeper|bag-store|calls|line-id|queries|rules|use-bag)\\.",
    "backend/contracts/(bag|shop)/",
  ].join("|"),
)

// What the rooms with goods in them have in common.
const goods =
  /storefront\/app\/(ui\/(accordion|price|product-card|stepper)|features\/catalogue\/(calls|card-grid|queries|shelf-name|words))\.|backend\/contracts\/catalogue\/messages/

// What the bag and the checkout have in common.
const till =
  /storefront\/app\/(lib\/early-calls|features\/checkout\/(attempt-memory|bag-lines|calls|paid-lines|prices|use-earlier-payment|use-prices))\./

// Asked for first by rooms that change something, or that list page after page: they come with those rooms.
const notEverywhere =
  /(mutationObserver|infiniteQueryObserver|useMutation|useInfiniteQuery|useMutationState|usePrefetch\w+|useSuspense\w+|useQueries|queriesObserver)\.js/

const libraries = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\//
const inLibraries = (id: string) => libraries.test(id) && !notEverywhere.test(id)

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), leanRouter],
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
          treeshake: {
            propertyReadSideEffects: false,
            manualPureFunctions: [
              "React.createContext",
              "React2.createContext",
              "React8.createContext",
              "React10.forwardRef",
            ],
          },
          output: {
            // What every page needs, in two files: one that changes with a library, one that changes with the shop. A third for the
            // goods. Thirty small ones cost 5 KB more, and on a slow line each waits for its turn.
            codeSplitting: {
              groups: [
                { name: "libraries", test: inLibraries, priority: 2 },
                { name: "house", test: everywhere, priority: 1 },
                { name: "goods", test: goods },
                { name: "till", test: till },
                { name: "bag", test: /storefront\/app\/routes\/bag\// },
                { name: "piece", test: /features\/catalogue\/product\/(gallery-rules|product-gone)\./ },
              ],
            },
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
