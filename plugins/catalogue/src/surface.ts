import type { PluginSurface } from "@silai/kit/surface"

/** Pictures: an `<img>` of anybody's page fetches them. */
export const surface: PluginSurface = {
  routes: [{ path: "/images/:file", methods: ["GET"], audience: "everyone" }],
}
