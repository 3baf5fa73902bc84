import { execFile, execFileSync } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)
const room = { maxBuffer: 256 * 1024 * 1024 }

// Every call is awaited, because this process serves the containers' bucket, mails and payments in the meantime.

/** Calls Docker; returns its output, without the final newline. */
export const docker = async (...args: string[]): Promise<string> =>
  (await run("docker", args, room)).stdout.toString().trimEnd()

/** Calls Docker, or Compose, for something that may fail; returns its exit code and all its output. */
export async function mayFail(asked: Promise<string>): Promise<{ code: number; output: string }> {
  try {
    return { code: 0, output: await asked }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: `${stdout}${stderr}` }
  }
}

function answers(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

/** Docker's plugin of version 2, or the program of version 1, which Debian has. */
const program = answers("docker", "compose", "version") ? ["docker", "compose"] : ["docker-compose"]

/** The part that this machine lacks for the proof; null where it has all. */
export const lacking = (): string | null => {
  if (!answers("docker", "info")) return "no Docker engine answers"
  if (!answers(program[0]!, ...program.slice(1), "version")) return "Docker Compose is not installed"
  if (!answers("openssl", "version")) return "openssl is not installed"
  return null
}

/** Calls the real Docker Compose in a project's folder. */
export async function compose(folder: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  // COMPOSE_… and the file's own variables come from .env only: an exported one would win over it.
  const { PATH = "", HOME = "", DOCKER_HOST } = process.env
  const { stdout, stderr } = await run(program[0]!, [...program.slice(1), ...args], {
    ...room,
    cwd: folder,
    env: { PATH, HOME, ...(DOCKER_HOST ? { DOCKER_HOST } : {}), ...env },
  })
  return `${args[0] === "run" ? stderr : ""}${stdout}`.trimEnd()
}
