/** Node versions the shop runs on; the same range as `engines` in package.json. */
export function isSupported(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number)
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
}

/** Ends the process with one sentence when this Node cannot run the shop. */
export function checkNode(version = process.version) {
  if (isSupported(version)) return
  console.error(
    "Silai needs Node 20.19 or later (22.12 or later on the 22 line); this is " +
      version +
      ". Install one from https://nodejs.org and run the command again.",
  )
  process.exit(1)
}
