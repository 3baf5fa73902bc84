import { execFileSync } from "node:child_process"
import fs from "node:fs"

/** True while a process with this id runs (a zombie does not). */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === "EPERM"
  }
  try {
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, "utf8"))
  } catch {
    return true
  }
}

/** The command line of a process, or "" when the system does not report it. */
export function commandOf(pid) {
  try {
    if (fs.existsSync("/proc/self/cmdline"))
      return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim()
    if (process.platform === "win32") return ""
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim()
  } catch {
    return ""
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until none of the processes is left. Returns those that remain. */
export async function waitUntilGone(pids, ms) {
  const until = Date.now() + ms
  let left = pids.filter(isAlive)
  while (left.length && Date.now() < until) {
    await pause(100)
    left = left.filter(isAlive)
  }
  return left
}

/** Ends processes: SIGTERM first, then SIGKILL. Ended ones are ignored. */
export async function endProcesses(pids, patienceMs) {
  const signalAll = (list, signal) => {
    for (const pid of list)
      try {
        process.kill(pid, signal)
      } catch {
        /* gone */
      }
  }
  signalAll(pids, "SIGTERM")
  const stubborn = await waitUntilGone(pids, patienceMs)
  signalAll(stubborn, "SIGKILL")
  await waitUntilGone(stubborn, 2_000)
}
