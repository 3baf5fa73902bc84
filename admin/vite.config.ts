import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const apiUrl = process.env.API_URL ?? "http://127.0.0.1:9000"

export default defineConfig({
  base: "/admin/",
  plugins: [react()],
  resolve: {
    // Contracts are read as source; without the defaults beside it, packages would lose their browser builds.
    conditions: ["silai-source", "module", "browser", "development|production"],
    // The workspace root carries Medusa's React 18; a second React beside ours breaks every hook.
    dedupe: ["react", "react-dom", "react-router", "@tanstack/react-query"],
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
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 900, reportCompressedSize: false },
})
