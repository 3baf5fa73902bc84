import fs from "node:fs"
import path from "node:path"

const SAVE_AFTER_MS = 200
/** Saving may take at most this share of the time, however much there is to save. */
const SAVING_SHARE = 1 / 20

/** State kept as one JSON file per stand-in, so that a restarted demo still knows its payments. An unreadable file starts empty. */
export function openShelves(folder, say) {
  const shelves = []
  fs.mkdirSync(folder, { recursive: true })

  function read(file, empty) {
    try {
      return { ...empty, ...JSON.parse(fs.readFileSync(file, "utf8")) }
    } catch (error) {
      if (error.code !== "ENOENT") say(`${path.basename(file)} could not be read and starts empty.`)
      return empty
    }
  }

  function shelf(name, empty) {
    const file = path.join(folder, `${name}.json`)
    const state = read(file, empty)
    let timer
    let pause = SAVE_AFTER_MS
    function write() {
      const started = Date.now()
      clearTimeout(timer)
      timer = undefined
      // Written beside and renamed, so that a kill half-way leaves the earlier file.
      fs.writeFileSync(`${file}.part`, JSON.stringify(state))
      fs.renameSync(`${file}.part`, file)
      pause = Math.max(SAVE_AFTER_MS, (Date.now() - started) / SAVING_SHARE)
    }
    function attempt() {
      try {
        write()
      } catch (error) {
        say(`${path.basename(file)} could not be saved: ${error.message}`)
      }
    }
    shelves.push({ flush: () => timer && attempt() })
    return { state, save: () => void (timer ??= setTimeout(attempt, pause)) }
  }

  return { shelf, flush: () => shelves.forEach((entry) => entry.flush()) }
}
