import type { PluginSurface } from "@silai/kit/surface"

/** Pictures: an `<img>` on any page may fetch them. */
export const surface: PluginSurface = {
  routes: [{ path: "/images/:file", methods: ["GET"], audience: "everyone" }],
}
