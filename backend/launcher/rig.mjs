// The test rig is TypeScript and resolves the shop's packages to their sources; programs of the launcher import it
// with this.
import path from "node:path"
import { runnerImport } from "vite"
import { root } from "./settings.mjs"

/** The module of a file in backend/tests/rig. */
export async function rig(file) {
  const { module } = await runnerImport(path.join(root, "backend/tests/rig", file), {
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["silai-source"] },
  })
  return module
}
