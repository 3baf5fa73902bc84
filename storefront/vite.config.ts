import { reactRouter } from "@react-router/dev/vite"
import { fileURLToPath } from "node:url"
import { defineConfig, defaultClientConditions, defaultServerConditions } from "vite"

const api = process.env.API_URL ?? "http://127.0.0.1:9000"
const admin = process.env.ADMIN_DEV_URL ?? "http://127.0.0.1:5174"

// The root of the tree carries Medusa's React 18. Everything that draws must use the storefront's own copy,
// so it is bundled (or, in development, resolved) from here.
const ownReact = ["react", "react-dom", "react-router", "@tanstack/react-query", "react-hot-toast"]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: {
    alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) },
    dedupe: ["react", "react-dom"],
    conditions: ["silai-source", ...defaultClientConditions],
  },
  ssr: {
    noExternal: command === "build" ? true : [...ownReact.slice(2), /^@silai\//, /^@react-router\//],
    resolve: { conditions: ["silai-source", ...defaultServerConditions] },
  },
  environments: {
    ssr: { resolve: { conditions: ["silai-source", ...defaultServerConditions] } },
  },
  css: { modules: { localsConvention: "camelCaseOnly" as const } },
  build: { assetsInlineLimit: 0, target: "es2022" },
  optimizeDeps: { include: ["react", "react-dom/client", "react-router/dom", "@tanstack/react-query", "react-hot-toast"] },
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
