import { fileCalls } from "@silai/contracts/file/calls"
import { randomInt } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventsDuring, untilAllIsSent } from "../../rig/received-events"
import { aPhoto } from "../../rig/hostile-files"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { upload } from "../../rig/upload"

closeSqlAfterwards()
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
const send = async (fields: Record<string, string> = {}, bytes?: Buffer) =>
  upload(owner, fileCalls.upload, [{ name: "shirt.jpg", bytes: bytes ?? (await aPhoto()) }], fields)
const aFolderName = () => `Folder ${randomInt(1e9).toString(36)}`

describe("the events of files and folders", () => {
  it("name a file that is added, renamed, moved and deleted, once each, and nothing where nothing changed", async () => {
    const bytes = await aPhoto()
    let id = ""
    const added = await eventsDuring(async () => (id = (await send({}, bytes)).body.data[0]!.file!._id))
    expect(added).toEqual({ "silai.file.created": [id] })
    expect(await eventsDuring(() => send({}, bytes))).toEqual({})
    const rename = () => owner.call(fileCalls.rename, { fileId: id, name: "trousers.jpg" })
    expect(await eventsDuring(rename)).toEqual({ "silai.file.updated": [id] })
    expect(await eventsDuring(rename)).toEqual({})
    const folder = (await owner.call(fileCalls.folderAdd, { name: aFolderName(), parentId: null })).body.data
    const move = () => owner.call(fileCalls.move, { fileIds: [id], folderId: folder._id })
    expect(await eventsDuring(move)).toEqual({ "silai.file.updated": [id] })
    expect(await eventsDuring(move)).toEqual({})
    expect(await eventsDuring(() => owner.call(fileCalls.remove, { fileIds: [id] }))).toEqual({
      "silai.file.deleted": [id],
    })
  })

  it("name a folder that is added, renamed and deleted, and nothing of one that was refused", async () => {
    const name = aFolderName()
    let id = ""
    const add = () => owner.call(fileCalls.folderAdd, { name, parentId: null })
    expect(await eventsDuring(async () => (id = (await add()).body.data._id))).toEqual({ "silai.folder.created": [id] })
    expect(await eventsDuring(add)).toEqual({})
    const rename = (to: string) => owner.call(fileCalls.folderRename, { folderId: id, name: to })
    expect(await eventsDuring(() => rename(name.toUpperCase()))).toEqual({ "silai.folder.updated": [id] })
    expect(await eventsDuring(() => rename(name.toUpperCase()))).toEqual({})
    expect(await eventsDuring(() => owner.call(fileCalls.folderRemove, { folderId: id }))).toEqual({
      "silai.folder.deleted": [id],
    })
  })
})

describe("the hooks of the file manager", () => {
  it("refuse an upload by its additional data, and leave no picture behind", async () => {
    const before = await sql<{ n: number }>(`select count(*)::int n from picture`)
    const { status, body } = await send({ additional_data: JSON.stringify({ supplier: "Nobody", refuse: true }) })
    expect([status, body.code, body.message]).toEqual([409, "supplier.unknown", "We do not buy from Nobody."])
    expect(await sql(`select count(*)::int n from picture`)).toEqual(before)
  })

  it("remove an added file when the later hook refuses", async () => {
    const before = await sql<{ n: number }>(`select count(*)::int n from stored_file`)
    const { status } = await send({ additional_data: JSON.stringify({ break_after: true }) })
    expect(status).toBe(409)
    expect(await sql(`select count(*)::int n from stored_file`)).toEqual(before)
  })

  it("receive the upload's additional data", async () => {
    const { body } = await send({ additional_data: JSON.stringify({ supplier: "Arvind Mills" }) })
    await untilAllIsSent()
    const id = body.data[0]!.file!._id
    const [note] = await sql<{ supplier: string }>(
      `select data ->> 'supplier' as supplier from received_event where name = 'hook filesCreated' and data::text like $1`,
      [`%${id}%`],
    )
    expect(note).toEqual({ supplier: "Arvind Mills" })
  })

  it("ignore what is not JSON", async () => {
    const { status, body } = await send({ additional_data: "{" })
    expect([status, body.field]).toEqual([400, "additional_data"])
  })
})
