import fs from "node:fs"
import path from "node:path"

/**
 * Where the engine finds a plugin that `EXTRA_PLUGINS` names: a folder with a package.json, relative to the project, as
 * an absolute path; anything else is the name of an installed package.
 */
export function pluginPlace(name: string): string {
  const folder = path.resolve(name)
  return fs.existsSync(path.join(folder, "package.json")) ? folder : name
}
