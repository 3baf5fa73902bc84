import fs from "node:fs"
import path from "node:path"
import { root } from "./places"

const home = "backend/tests/operator"

/** Each has its own test that installs it, as an operator would: what they open, or hook into, is not for every shop. */
const examples = ["workshop", "cloth", "loyalty", "counter", "packer"]

/** `EXTRA_PLUGINS` of the shops of tests: plugins added to their own, as an operator would. */
export const operatorsPlugins = (): string =>
  fs
    .readdirSync(path.join(root, home))
    .filter((name) => !examples.includes(name))
    .filter((name) => fs.existsSync(path.join(root, home, name, "package.json")))
    .map((name) => `./${home}/${name}`)
    .join(",")

/** `EXTRA_PLUGINS` of the shops of journeys: plugins that have something to look at. */
export const pluginsToSee = ["cloth", "loyalty"].map((name) => `./${home}/${name}`).join(",")
