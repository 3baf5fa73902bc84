import react from "@vitejs/plugin-react"
import { fileURLToPath } from "node:url"
import { defineConfig, type Plugin } from "vite"
import { pluginSections } from "./scripts/plugin-sections"

const apiUrl = process.env.API_URL ?? "http://127.0.0.1:9000"

const neverUsed = fileURLToPath(new URL("scripts/never-used.ts", import.meta.url))

/** Papaparse reads couriers' files and writes lists on demand; Refine would load it at every start, but is never used for that. */
const refineReadsNoCsv: Plugin = {
  name: "refine-reads-no-csv",
  enforce: "pre",
  resolveId: (source, importer) => (source === "papaparse" && importer?.includes("@refinedev") ? neverUsed : null),
}

export default defineConfig({
  base: "/admin/",
  plugins: [refineReadsNoCsv, react(), pluginSections()],
  resolve: {
    // Together some 60 KB of the first load: what Refine reads Markdown and CSV files with, and the tree and search of
    // filter menus in the head of antd's table.
    alias: [
      {
        find: /^(react-markdown|remark-gfm|\.\/FilterDropdown)$/,
        replacement: neverUsed,
      },
      { find: "qs", replacement: fileURLToPath(new URL("scripts/query-string.ts", import.meta.url)) },
      {
        find: "resize-observer-polyfill",
        replacement: fileURLToPath(new URL("scripts/resize-observer.ts", import.meta.url)),
      },
    ],
    // Contracts are imported as source; without the default conditions, packages would lose their browser builds.
    conditions: ["silai-source", "module", "browser", "development|production"],
  },
  server: {
    host: "127.0.0.1",
    port: Number(process.env.ADMIN_DEV_PORT ?? 5174),
    strictPort: true,
    proxy: {
      "/api": { target: apiUrl, rewrite: (path) => path.replace(/^\/api/, "") },
      "/images": apiUrl,
    },
  },
  build: {
    // The manifest tells `npm run bench pages` what belongs to a screen.
    manifest: true,
    // The tests build one with plugins in addition to the shop's own.
    outDir: process.env.ADMIN_OUT_DIR ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    reportCompressedSize: false,
    // The first load is one file: as ninety files it is a sixth larger, because each is compressed by itself. So is what
    // every list needs, and what many screens share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 3 },
            {
              name: "list",
              test: /rc-table|rc-pagination|antd\/es\/(table|pagination|checkbox|radio|spin)\//,
              priority: 2,
            },
            {
              name: "parts",
              test: /src\/ui\/(list\/(list-page|list-words|list-rows|list-context|row-link|two-lines|use-csv|use-rows-csv|csv-rows)|mark|state|picture|print\/save-file)|src\/resources\/order\/(goods\/goods|status-mark|order-link)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
