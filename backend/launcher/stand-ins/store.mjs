import fs from "node:fs"
import path from "node:path"

const SAVE_AFTER_MS = 200
/** The largest share of time spent saving, however much there is to save. */
const SAVING_SHARE = 1 / 20

/**
 * State stored as one JSON file per stand-in, so that a restarted demo still has its payments. An unreadable file
 * starts empty.
 */
export function openStore(folder, say) {
  const files = []
  fs.mkdirSync(folder, { recursive: true })

  function read(file, empty) {
    try {
      return { ...empty, ...JSON.parse(fs.readFileSync(file, "utf8")) }
    } catch (error) {
      if (error.code !== "ENOENT") say(`${path.basename(file)} could not be read and starts empty.`)
      return empty
    }
  }

  function store(name, empty) {
    const file = path.join(folder, `${name}.json`)
    const state = read(file, empty)
    let timer
    let pause = SAVE_AFTER_MS
    function write() {
      const started = Date.now()
      clearTimeout(timer)
      timer = undefined
      // Written to another file and renamed, so that a kill half-way leaves the earlier one.
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
    files.push({ flush: () => timer && attempt() })
    return { state, save: () => void (timer ??= setTimeout(attempt, pause)) }
  }

  return { store, flush: () => files.forEach((entry) => entry.flush()) }
}
