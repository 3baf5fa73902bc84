import react from "@vitejs/plugin-react"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"
import { pluginSections } from "./scripts/plugin-sections"

const apiUrl = process.env.API_URL ?? "http://127.0.0.1:9000"

export default defineConfig({
  base: "/admin/",
  plugins: [react(), pluginSections()],
  resolve: {
    // Together some 60 KB of the first load: what Refine reads Markdown and CSV files with, and the tree and search of
    // filter menus in the head of antd's table.
    alias: [
      {
        find: /^(react-markdown|remark-gfm|papaparse|\.\/FilterDropdown)$/,
        replacement: fileURLToPath(new URL("scripts/never-used.ts", import.meta.url)),
      },
    ],
    // Contracts are read as source; without the default conditions, packages would lose their browser builds.
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
    // The tests build one with plugins beside the shop's own.
    outDir: process.env.ADMIN_OUT_DIR ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    reportCompressedSize: false,
    // What is loaded first is one file: as ninety it is a sixth larger, because each is compressed by itself.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
})
