import fs from "node:fs"

const maxBytes = 5_000_000
const keptLines = 40

/**
 * A log file that is rotated at 5 MB (two older ones are kept). It remembers its last lines, for the message after a
 * crash.
 */
export function openLog(file) {
  let size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  let last = ""
  const putAside = () => {
    if (fs.existsSync(`${file}.1`)) fs.renameSync(`${file}.1`, `${file}.2`)
    if (fs.existsSync(file)) fs.renameSync(file, `${file}.1`)
    size = 0
  }
  return {
    file,
    write(chunk) {
      last = (last + chunk).split("\n").slice(-keptLines).join("\n").slice(-8_000)
      try {
        if (size + chunk.length > maxBytes) putAside()
        fs.appendFileSync(file, chunk, { mode: 0o600 })
        size += chunk.length
      } catch {
        /* a full disk must not end a running shop */
      }
    },
    lastLines: (count) => last.trimEnd().split("\n").slice(-count).join("\n"),
  }
}
