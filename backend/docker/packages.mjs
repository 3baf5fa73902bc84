// Run while the image is built, in two steps around `npm ci`. An operator's plugin is a package of the shop, perhaps from a tarball
// in its folder, or a folder in `extensions`, which is no workspace and so has its own lockfile.
//   node packages.mjs <from> <to>   copies only the files that decide which packages are installed
//   node packages.mjs               installs the packages of each folder in `extensions`
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

const decides = /(^|[\\/])(package(-lock)?\.json|\.npmrc)$|\.tgz$/

function copyManifests(from, to) {
  for (const file of fs.readdirSync(from, { recursive: true }).filter((name) => decides.test(name))) {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    fs.copyFileSync(path.join(from, file), path.join(to, file))
  }
}

function installExtensions() {
  for (const name of fs.existsSync("extensions") ? fs.readdirSync("extensions") : []) {
    const folder = path.join("extensions", name)
    const manifest = path.join(folder, "package.json")
    if (!fs.existsSync(manifest)) continue
    const { dependencies = {} } = JSON.parse(fs.readFileSync(manifest, "utf8"))
    if (!Object.keys(dependencies).length) continue
    if (!fs.existsSync(path.join(folder, "package-lock.json")))
      throw new Error(`${folder} needs packages and has no package-lock.json: npm install --legacy-peer-deps makes it.`)
    // The shop's .npmrc is used here, too: peers are the shop's own packages, which are in no registry.
    execFileSync("npm", ["ci", "--omit=dev", "--userconfig", path.resolve(".npmrc")], {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
    })
  }
}

const [from, to] = process.argv.slice(2)
try {
  if (from) copyManifests(from, to)
  else installExtensions()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
