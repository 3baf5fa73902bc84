import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import S3rver from "@20minutes/s3rver"
import { dropDataDir, newDataDir } from "../places"

/**
 * The behaviour of a storage: answer, take a second for a write, break the connection, say that it is overloaded, say
 * nothing, refuse the keys, or refuse to delete only.
 */
type Mood = "well" | "slow" | "broken" | "overloaded" | "silent" | "forbidden" | "keeping"

export type Bucket = {
  /** The variables that give a shop this bucket. */
  env: Record<string, string>
  be(mood: Mood): void
  /** Each request so far: "PUT /bucket/key". */
  requests: string[]
  /** The keys of all objects whose key contains `part`. */
  keys(part?: string): Promise<string[]>
  put(key: string, bytes: Buffer): Promise<void>
  drop(key: string): Promise<void>
  close(): Promise<void>
}

const name = "silai-pictures"
/** How the server ends the name of an object's file. */
const OBJECT = "._S3rver_object"
// Known to the server from the start.
const key = "S3RVER"

const refusal = (code: string) => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`

/** Opens an S3-speaking server with one empty, private bucket on this machine. */
export async function openBucket(): Promise<Bucket> {
  const directory = newDataDir()
  const server = (allowMismatchedSignatures: boolean) =>
    new S3rver({
      directory,
      silent: true,
      allowMismatchedSignatures,
      vhostBuckets: false,
      configureBuckets: [{ name }],
    })
  const strict = server(false)
  await strict.configureBuckets()
  const judge = strict.callback()
  // It computes the signature of a call to the bucket itself without the final slash, which the AWS SDK signs.
  const lenient = server(true).callback()
  let mood: Mood = "well"
  const requests: string[] = []
  const open = http.createServer((req, res) => {
    requests.push(`${req.method} ${req.url}`)
    const isDeleting = req.method === "POST" && /\?delete\b/.test(req.url ?? "")
    if (mood === "broken") return void req.socket.destroy()
    if (mood === "silent") return void req.resume()
    if (mood === "overloaded") return void res.writeHead(503).end(refusal("SlowDown"))
    if (mood === "forbidden" || (mood === "keeping" && isDeleting))
      return void res.writeHead(403).end(refusal("AccessDenied"))
    const answer = () => (isDeleting ? lenient : judge)(req, res)
    if (mood === "slow" && req.method === "PUT") return void setTimeout(answer, 1_500)
    return answer()
  })
  await new Promise<void>((resolve) => open.listen(0, "127.0.0.1", resolve))
  const endpoint = `http://127.0.0.1:${(open.address() as AddressInfo).port}`
  const call = async (place: string, init: RequestInit = {}) => {
    // With this header the server takes the call for one of S3's own.
    const response = await fetch(`${endpoint}/${name}${place}`, {
      ...init,
      headers: { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
    })
    if (!response.ok) throw new Error(`The bucket said ${response.status} to ${place}: ${await response.text()}`)
    return response.text()
  }
  return {
    env: {
      S3_BUCKET: name,
      S3_REGION: "ap-south-1",
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
      S3_FORCE_PATH_STYLE: "on",
      S3_PREFIX: "shop/",
    },
    requests,
    be: (next) => void (mood = next),
    // From its folder: its own listing fails for good once two have written one object's metadata at once.
    keys: async (part = "") =>
      fs
        .readdirSync(path.join(directory, name), { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(OBJECT))
        .map((file) => file.slice(0, -OBJECT.length).replaceAll("\\", "/"))
        .filter((one) => one.includes(part)),
    put: async (place, bytes) => void (await call(`/${place}`, { method: "PUT", body: new Uint8Array(bytes) })),
    drop: async (place) => void (await call(`/${place}`, { method: "DELETE" })),
    async close() {
      open.closeAllConnections()
      await new Promise((resolve) => open.close(resolve))
      dropDataDir(directory)
    },
  }
}

/** Copies a folder into a bucket as any S3 tool does: each file under its own path. */
export async function copyFolder(folder: string, bucket: Bucket): Promise<void> {
  const entries = fs.readdirSync(folder, { withFileTypes: true, recursive: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const place = path.join(entry.parentPath, entry.name)
    await bucket.put(path.relative(folder, place), fs.readFileSync(place))
  }
}
