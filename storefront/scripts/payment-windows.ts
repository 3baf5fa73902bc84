import path from "node:path"
import { normalizePath, type Plugin } from "vite"
import { pluginWindows } from "../../backend/launcher/plugin-list.mjs"

/**
 * Adds the payment windows of plugins to the shop's pages: a plugin with `exports["./window"]` exports a `window` like
 * `backend/contracts/checkout/window.ts`, wherever its folder is.
 */
export function paymentWindows(): Plugin {
  const found = pluginWindows()
  return {
    name: "silai-payment-windows",
    config: (_config, { command }) =>
      // The development server serves files of the workspace only.
      command === "serve" && found.length
        ? {
            server: {
              fs: { allow: [path.resolve(import.meta.dirname, "../.."), ...found.map((file) => path.dirname(file))] },
            },
          }
        : {},
    load(id) {
      if (!normalizePath(id).endsWith("/app/features/checkout/payment/payment-windows.ts")) return null
      return [
        ...found.map((file, at) => `import { window as theirs${at} } from ${JSON.stringify(normalizePath(file))}`),
        `export const windows = [${found.map((_, at) => `theirs${at}`).join(", ")}]`,
      ].join("\n")
    },
  }
}
