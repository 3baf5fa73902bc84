import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  future: {
    v8_middleware: true,
    // Splitting off a page's loader would add one more file to its first load.
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
