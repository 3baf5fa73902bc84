import path from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { getResolvedPlugins } from "@medusajs/framework/utils"

export type Plugin = {
  /** As its package.json has it. */
  name: string
  /** The folder with its compiled `src`. */
  source: string
  /** One of the shop's own, not an operator's. */
  isOurs: boolean
}

/** The plugins that run, as the loaded medusa-config.ts lists them, in whatever folder. */
export async function pluginsOf(container: MedusaContainer): Promise<Plugin[]> {
  const root = process.cwd()
  const ours = [path.join(root, "plugins") + path.sep, path.join(root, "backend/.medusa") + path.sep]
  const found = await getResolvedPlugins(path.join(root, ".medusa/server"), container.resolve("configModule"), false)
  return found.map(({ name, resolve }) => ({
    name,
    source: resolve,
    isOurs: ours.some((place) => resolve.startsWith(place)),
  }))
}
