import fs from "node:fs"
import { theShop } from "../facts"

/** The process that listens at the shop's address: the backend. */
export function backendPid(): number {
  const port = Number(new URL(theShop().api).port).toString(16).toUpperCase().padStart(4, "0")
  const inode = fs
    .readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find((parts) => parts[1]?.endsWith(`:${port}`) && parts[3] === "0A")?.[9]
  const pid = fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .find((name) => {
      try {
        return fs
          .readdirSync(`/proc/${name}/fd`)
          .some((fd) => fs.readlinkSync(`/proc/${name}/fd/${fd}`) === `socket:[${inode}]`)
      } catch {
        return false
      }
    })
  return Number(pid)
}

/** The CPU time that the thread which answers has used, in milliseconds, as Linux counts it. */
export const answeringMs = (pid: number): number =>
  Number(fs.readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6

/** How long it was ready to run while others had the processor. */
export const queuedMs = (pid: number): number =>
  Number(fs.readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6
