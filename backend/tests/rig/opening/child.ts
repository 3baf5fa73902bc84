import { type ChildProcess, spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { root } from "../places"

export type Child = {
  pid: number
  process: ChildProcess
  ended: Promise<number | null>
  stop(): Promise<void>
  kill(): Promise<void>
}
type Start = { file: string; args?: string[]; env: Record<string, string>; log: string }

// The engine logs every folder in which it found nothing.
const noise = /No (workflow|subscriber|job)s? to load from .* skipped/

/** The last lines of a log, for an error message. */
export function lastLines(log: string, count: number): string {
  return fs.existsSync(log)
    ? fs
        .readFileSync(log, "utf8")
        .trimEnd()
        .split("\n")
        .filter((line) => !noise.test(line))
        .slice(-count)
        .join("\n")
    : ""
}

/** The lines of a log about one event. */
export const linesOf = (log: string, event: string): string[] =>
  fs.existsSync(log)
    ? fs
        .readFileSync(log, "utf8")
        .split("\n")
        .filter((line) => line.includes(`"event":"${event}"`))
    : []

const inherited = /^(PATH|HOME|TMPDIR|LANG|SystemRoot|LD_PRELOAD|FAKETIME.*)$/i

/**
 * A clean environment: variables of the developer's shell must not affect a test. Only a clock moved by `faketime`
 * holds for the servers too.
 */
const baseEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => inherited.test(name)))

/**
 * Starts one of the shop's processes; it stops by itself when the test process is gone. Its output is written to `log`.
 */
export function startChild({ file, args = [], env, log }: Start): Child {
  fs.mkdirSync(path.dirname(log), { recursive: true })
  const out = fs.openSync(log, "a")
  const child = spawn(process.execPath, ["--enable-source-maps", path.join(root, file), ...args], {
    cwd: root,
    env: { ...baseEnvironment(), ...env },
    stdio: ["ignore", out, out, "ipc"],
  })
  fs.closeSync(out)
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)))
  const end = async (signal: NodeJS.Signals, patienceMs: number) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    const stubborn = setTimeout(() => child.kill("SIGKILL"), patienceMs)
    await ended
    clearTimeout(stubborn)
  }
  return {
    pid: child.pid ?? 0,
    process: child,
    ended,
    stop: () => end("SIGTERM", 28_000),
    kill: () => end("SIGKILL", 0),
  }
}

/** Waits for `{ready}` from a child. Rejects with its last log lines when it ends before. */
export async function untilReady(child: Child, name: string, log: string): Promise<void> {
  const ready = new Promise<"ready">((resolve) =>
    child.process.on("message", (message: { ready?: unknown }) => message.ready && resolve("ready")),
  )
  const first = await Promise.race([ready, child.ended])
  if (first !== "ready")
    throw new Error(`The ${name} ended before it was ready. Its last words:\n${lastLines(log, 25)}`)
}
