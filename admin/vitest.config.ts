import { defineConfig } from "vitest/config"

export default defineConfig({
  resolve: { conditions: ["silai-source"] },
  ssr: { resolve: { conditions: ["silai-source", "module", "node", "development|production"] } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
})
