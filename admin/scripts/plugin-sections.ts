import path from "node:path"
import { normalizePath, type Plugin } from "vite"
import { operatorsPlugins } from "../../backend/launcher/plugin-list.mjs"

/**
 * Packages that a section shares with the back office, one copy of each: a second React, or a second router, breaks
 * every hook.
 */
const shared = [
  "react",
  "react-dom",
  "react-router",
  "antd",
  "@refinedev/core",
  "@refinedev/react-router",
  "@tanstack/react-query",
  "@silai/admin",
  "@silai/contracts",
  "@silai/kit",
]

/**
 * Adds the sections of operators' plugins to the back office: a plugin with `exports["./admin"]` exports a
 * `resource` like ours (`src/resources/resource.ts`), `panels` for our pages (`src/resources/panel.ts`), or
 * both, wherever its folder is.
 */
export function pluginSections(): Plugin {
  const withSection = operatorsPlugins().flatMap(({ folder, admin }) => (admin ? [{ folder, admin }] : []))
  return {
    name: "silai-plugin-sections",
    config: (_config, { command }) => ({
      resolve: { dedupe: shared },
      // The development server serves files of the workspace only.
      ...(command === "serve" && withSection.length
        ? {
            server: {
              fs: { allow: [path.resolve(import.meta.dirname, "../.."), ...withSection.map((one) => one.folder)] },
            },
          }
        : {}),
    }),
    load(id) {
      if (!normalizePath(id).endsWith("/admin/src/resources/sections.ts") || !withSection.length) return null
      const lines = withSection.map(
        ({ admin }, at) => `import * as theirs${at} from ${JSON.stringify(normalizePath(admin))}`,
      )
      const all = withSection.map((_, at) => `theirs${at}`).join(", ")
      return [
        ...lines,
        `export const sections = [${all}].flatMap((theirs) => theirs["resource"] ?? [])`,
        `export const panels = [${all}].flatMap((theirs) => theirs["panels"] ?? [])`,
      ].join("\n")
    },
  }
}
