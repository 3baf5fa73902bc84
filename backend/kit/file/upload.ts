import type { UploadLimits } from "@silai/contracts/call"
import { fileRefusals } from "@silai/contracts/file/messages"
import { UPLOADS } from "@silai/contracts/house/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import busboy, { type Busboy } from "busboy"
import { randomUUID } from "node:crypto"
import fs from "node:fs"
import type { IncomingMessage } from "node:http"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { env } from "../process/env"
import { refuse } from "../call/refuse"
import { placeForUpload, type Sender, type UploadPlace } from "./upload-places"

/** An uploaded file on disk; nothing about it is verified yet. `tooLarge`: cut off at the limit, never to be read. */
export type UploadedFile = { name: string; path: string; bytes: number; tooLarge: boolean }
export type Upload = { fields: Record<string, string>; files: UploadedFile[]; drop(): Promise<void> }

/** The bytes that multipart adds around the files: boundaries, headers, a few short fields. */
const overhead = 64 * 1024
const fieldLimits = { fields: 20, fieldSize: 8 * 1024, fieldNameSize: 100, headerPairs: 50 }
/** A sender that is silent for this long has disconnected. */
const silenceMs = 30_000
const withinMs = UPLOADS.withinSeconds * 1000
/** How much of a refused upload is still read. */
const linger = { bytes: 32 * 1024 * 1024, ms: 5_000 }

export const uploadFolder = () => path.resolve(env().DATA_DIR, "uploads")

/**
 * Reads a multipart body: files are written to a temporary folder as they arrive, limited in bytes and number, never
 * held in memory. The caller drops the upload when done; when reading fails, nothing is left behind.
 * @throws house.not_multipart for another content type, house.too_large, house.too_many_at_once, house.busy, file.*
 */
export async function readUpload(req: IncomingMessage, limits: UploadLimits, { network }: Sender): Promise<Upload> {
  const most = limits.maxFiles * limits.maxFileBytes + overhead
  if (!/^multipart\/form-data\s*;/i.test(req.headers["content-type"] ?? "")) throw refuse(houseRefusals.not_multipart)
  // A form on another site can send multipart without a preflight; it cannot add this header.
  if (!req.headers["x-requested-with"]) throw refuse(houseRefusals.foreign_origin)
  const length = Number(req.headers["content-length"] ?? most)
  if (!(length <= most)) throw refuse(houseRefusals.too_large)
  const place = await placeForUpload(network, length)
  try {
    return await intoFolder(req, limits, length, place)
  } finally {
    place.leave()
  }
}

async function intoFolder(
  req: IncomingMessage,
  limits: UploadLimits,
  most: number,
  place: UploadPlace,
): Promise<Upload> {
  const folder = path.join(uploadFolder(), randomUUID())
  const drop = async () => {
    await fs.promises.rm(folder, { recursive: true, force: true })
    place.free()
  }
  try {
    await fs.promises.mkdir(folder, { recursive: true })
    return { ...(await receive(req, limits, most, folder, place)), drop }
  } catch (error) {
    await drop()
    throw error
  }
}

/** Whether an upload keeps a place that others could use: a sender that only drips would do so for minutes. */
export function isTooSlow(arrived: number, seconds: number, isWanted: boolean): boolean {
  const { afterSeconds, ever, wanted } = UPLOADS.leastBytesPerSecond
  return seconds >= afterSeconds && arrived < seconds * (isWanted ? wanted : ever)
}

/**
 * Reads a refused upload to its end and discards it: if the connection were closed while the client is still sending,
 * it would see a network error instead of our reply. False when it sends for too long and must be cut off.
 */
export function drainRequest(req: IncomingMessage): Promise<boolean> {
  if (req.complete || req.destroyed) return Promise.resolve(req.complete)
  return new Promise((resolve) => {
    let received = 0
    const done = () => {
      clearTimeout(late)
      resolve(req.complete)
    }
    const late = setTimeout(done, linger.ms)
    req.on("data", (piece: Buffer) => {
      if ((received += piece.length) > linger.bytes) done()
    })
    for (const end of ["end", "close", "error"] as const) req.once(end, done)
    req.resume()
  })
}

function open(req: IncomingMessage, { maxFiles, maxFileBytes }: UploadLimits): Busboy {
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: "utf8",
      limits: { ...fieldLimits, files: maxFiles, fileSize: maxFileBytes, parts: maxFiles + fieldLimits.fields },
    })
  } catch {
    throw refuse(fileRefusals.cut_short)
  }
}

function receive(
  req: IncomingMessage,
  limits: UploadLimits,
  most: number,
  folder: string,
  place: UploadPlace,
): Promise<Omit<Upload, "drop">> {
  const parser = open(req, limits)
  const [files, fields, writes] = [[] as UploadedFile[], new Map<string, string>(), [] as Promise<void>[]]
  return new Promise((resolve, reject) => {
    let arrived = 0
    let silence = setTimeout(() => fail(refuse(fileRefusals.cut_short)), silenceMs)
    // A sender that drips would otherwise keep its place, and its room on the disk, for as long as it likes.
    const over = setTimeout(() => fail(refuse(fileRefusals.cut_short)), withinMs)
    let seconds = 0
    const pace = setInterval(() => {
      seconds += 1
      if (isTooSlow(arrived, seconds, place.isWanted())) fail(refuse(fileRefusals.cut_short))
    }, 1000)
    const stopClocks = () => {
      clearTimeout(silence)
      clearTimeout(over)
      clearInterval(pace)
    }
    const fail = (error: unknown) => {
      stopClocks()
      req.unpipe(parser)
      req.resume()
      parser.destroy()
      // A pending write must not reappear after the folder is deleted.
      void Promise.allSettled(writes).then(() => reject(error as Error))
    }
    req.on("data", (piece: Buffer) => {
      clearTimeout(silence)
      silence = setTimeout(() => fail(refuse(fileRefusals.cut_short)), silenceMs)
      arrived += piece.length
      if (arrived > most) return fail(refuse(houseRefusals.too_large))
      try {
        place.take(piece.length)
      } catch (error) {
        fail(error)
      }
    })
    req.once("close", () => {
      if (!req.complete) fail(refuse(fileRefusals.cut_short))
    })
    parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated || `${name}${value}`.includes("\u0000"))
        return fail(refuse(houseRefusals.bad_json))
      fields.set(name, value)
    })
    parser.on("file", (field, stream, { filename }) => {
      // Destroying the parser makes its open file emit an error too; without a listener, that would end the whole
      // process.
      stream.on("error", () => undefined)
      if (field !== limits.field) {
        stream.resume()
        return fail(refuse(houseRefusals.bad_json))
      }
      const file: UploadedFile = {
        name: plainName(filename),
        path: path.join(folder, String(files.length)),
        bytes: 0,
        tooLarge: false,
      }
      files.push(file)
      stream.on("limit", () => {
        file.tooLarge = true
      })
      stream.on("data", (piece: Buffer) => {
        file.bytes += piece.length
      })
      const written = pipeline(stream, fs.createWriteStream(file.path, { flags: "wx" }))
      writes.push(written)
      written.catch(fail)
    })
    for (const limit of ["filesLimit", "partsLimit", "fieldsLimit"] as const)
      parser.on(limit, () => fail(refuse(fileRefusals.too_many, limits.maxFiles)))
    parser.on("error", () => fail(refuse(fileRefusals.cut_short)))
    parser.on("close", () => {
      stopClocks()
      Promise.all(writes).then(() => resolve({ files, fields: Object.fromEntries(fields) }), fail)
    })
    req.pipe(parser)
  })
}

/**
 * A name to display: the last part of the submitted one, without unneeded characters. Nothing is ever stored under it.
 */
export function plainName(sent: string | undefined): string {
  const last = (sent ?? "").normalize("NFC").split(/[/\\]/).at(-1) ?? ""
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^\.+/, "")
    .trim()
  return [...clean].slice(0, 120).join("") || "picture"
}
