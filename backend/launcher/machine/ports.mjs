import { execFileSync } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import { commandOf } from "./processes.mjs"
import { Trouble } from "../trouble.mjs"

/** Tries a port. Returns null when it is free, else the system's error code (EADDRINUSE, EACCES …). */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once("error", (error) => resolve(error.code))
    probe.once("listening", () => probe.close(() => resolve(null)))
    probe.listen({ port, host, exclusive: true })
  })
}

async function faultOf(port, host) {
  const fault = await tryPort(port, host)
  if (fault || host !== "127.0.0.1") return fault
  // "localhost" may mean ::1 to a browser: another program listening there would reply instead of the shop.
  return (await tryPort(port, "::1")) === "EADDRINUSE" ? "EADDRINUSE" : null
}

function ownerByProc(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, "0")
  const inodes = new Set(
    ["/proc/net/tcp", "/proc/net/tcp6"]
      .flatMap((table) => fs.readFileSync(table, "utf8").split("\n").slice(1))
      .map((line) => line.trim().split(/\s+/))
      .filter((cells) => cells[3] === "0A" && cells[1]?.endsWith(`:${hex}`))
      .map((cells) => `socket:[${cells[9]}]`),
  )
  for (const pid of fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      for (const handle of fs.readdirSync(`/proc/${pid}/fd`))
        if (inodes.has(fs.readlinkSync(`/proc/${pid}/fd/${handle}`))) return Number(pid)
    } catch {
      /* another user's process, or gone */
    }
  }
  return null
}

/** The program that listens on a port, in words. */
export function holderOf(port) {
  let pid = null
  try {
    pid =
      process.platform === "linux"
        ? ownerByProc(port)
        : Number(execFileSync("lsof", ["-ti", `tcp:${port}`, "-sTCP:LISTEN"], { encoding: "utf8" }).split("\n")[0])
  } catch {
    /* the system does not say */
  }
  if (!pid) return "another program"
  const command = commandOf(pid)
  return `${command ? `"${command.slice(0, 80)}"` : "a program"} (process ${pid})`
}

async function nextFree(port, host, taken) {
  for (let next = port + 1; next < Math.min(port + 100, 65535); next++)
    if (!taken.has(next) && (await faultOf(next, host)) === null) return next
  return port + 1
}

/**
 * Checks that the shop's ports are free. Throws Trouble that names the program that has one, and the variable that
 * changes it.
 * @param {{name: string, port: number, host: string}[]} wanted `name` is the environment variable
 */
export async function checkPorts(wanted) {
  const taken = new Set(wanted.map(({ port }) => port))
  if (taken.size < wanted.length)
    throw new Trouble(
      `Two parts of the shop are given the same port (${wanted.map(({ name, port }) => `${name}=${port}`).join(", ")}). Give each its own.`,
    )
  for (const { name, port, host } of wanted) {
    const fault = await faultOf(port, host)
    if (fault === null) continue
    if (fault === "EACCES")
      throw new Trouble(
        `Port ${port} may not be used by this user. Start with another one, for example ${name}=${8000 + (port % 1000)} npm start.`,
      )
    if (fault === "EADDRNOTAVAIL")
      throw new Trouble(`This machine has no address ${host}. Start without HOST, or with an address of this machine.`)
    if (fault !== "EADDRINUSE")
      throw new Trouble(
        `Port ${port} cannot be opened (${fault}). Start with another one, for example ${name}=${port + 1} npm start.`,
      )
    throw new Trouble(
      `Port ${port} is taken by ${holderOf(port)}. Stop it, or start with ${name}=${await nextFree(port, host, taken)} npm start.`,
    )
  }
}
