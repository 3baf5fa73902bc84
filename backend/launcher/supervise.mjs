import { spawn } from "node:child_process"
import path from "node:path"
import { openLog } from "./log-file.mjs"
import { root } from "./settings.mjs"
import { Trouble } from "./trouble.mjs"

const tether = path.join(root, "backend/launcher/tether.mjs")
const pauses = [100, 500, 1_000, 2_000]
const quickDeath = 20_000

/**
 * Keeps one child process running: restarts it when it dies (at once, then after longer pauses), gives up after five
 * quick deaths in a row, or when it dies before it ever was ready.
 * @param {{name: string, entry: string, env: object, dataDir: string, args?: string[], folder?: string, say?: (line: string) => void,
 *   noteChild: (name: string, pid: number | null, sign: string) => void, onGiveUp: (trouble: Error) => void}} part
 *   `entry` is a script below the root, run by this Node with `folder` (below the root, or the root itself) as its folder
 */
export function supervise(part) {
  const { name, entry, env, say = () => {}, noteChild, onGiveUp } = part
  const log = openLog(path.join(part.dataDir, "logs", `${name.replaceAll(" ", "-")}.log`))
  let child = null
  let stopping = false
  let wasReady = false
  let deaths = 0
  let timer = null
  let gone = Promise.resolve()
  let resolveReady
  const ready = new Promise((resolve) => {
    resolveReady = resolve
  })
  const markReady = () => {
    wasReady = true
    resolveReady()
  }

  function start() {
    const born = Date.now()
    // A separate process group: Ctrl-C reaches only the launcher, which then stops the parts in order.
    child = spawn(
      process.execPath,
      ["--import", tether, "--enable-source-maps", path.join(root, entry), ...(part.args ?? [])],
      {
        cwd: path.join(root, part.folder ?? ""),
        env,
        stdio: ["ignore", "pipe", "pipe", "ipc"],
        detached: process.platform !== "win32",
        windowsHide: true,
      },
    )
    const own = child
    noteChild(name, own.pid ?? null, entry)
    own.stdout.on("data", (chunk) => log.write(String(chunk)))
    own.stderr.on("data", (chunk) => log.write(String(chunk)))
    own.on("message", (message) => {
      if (message?.ready) markReady()
      if (message?.print) say(message.print)
    })
    own.on("error", (error) => log.write(`${error.message}\n`))
    gone = new Promise((resolve) =>
      own.once("close", (code, signal) => {
        resolve()
        ended(own, born, code, signal)
      }),
    )
  }

  function ended(own, born, code, signal) {
    if (child === own) {
      child = null
      noteChild(name, null, entry)
    }
    if (stopping || own.replaced) return
    deaths = Date.now() - born > quickDeath ? 1 : deaths + 1
    if (deaths >= 5 || (!wasReady && deaths >= 2)) {
      stopping = true
      return onGiveUp(
        new Trouble(
          `The ${name} does not stay up (${signal ?? `exit code ${code}`}). Its last words, from ${path.relative(root, log.file)}:\n\n${log.lastLines(12)}`,
        ),
      )
    }
    const pauseMs = pauses[Math.min(deaths - 1, pauses.length - 1)]
    say(
      `The ${name} stopped unasked (${signal ?? `exit code ${code}`}); starting again. The log: ${path.relative(root, log.file)}`,
    )
    timer = setTimeout(start, pauseMs)
  }

  async function end(own, patienceMs) {
    if (!own) return
    own.kill("SIGTERM")
    const late = setTimeout(() => own.kill("SIGKILL"), patienceMs)
    await gone
    clearTimeout(late)
  }

  start()
  return {
    name,
    log,
    /** Resolves when the part has sent `{ready}` for the first time. Never settles when it does not: see `onGiveUp`. */
    ready,
    /** For parts that do not report this themselves: the launcher has seen a reply. */
    markReady,
    async stop(patienceMs = 8_000) {
      stopping = true
      clearTimeout(timer)
      await end(child, patienceMs)
    },
    /** Replaces the process after its code changed. */
    async restart(patienceMs = 2_000) {
      clearTimeout(timer)
      deaths = 0
      if (child) {
        child.replaced = true
        await end(child, patienceMs)
      }
      if (!stopping) start()
    },
  }
}
