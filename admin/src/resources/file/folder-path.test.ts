import { expect, test } from "vitest"
import type { Folder } from "./calls"
import { folderOf, labelOf, pathTo } from "./folder-path"

const folder = (_id: string, name: string, parentId: string | null = null): Folder => ({
  _id,
  name,
  parentId,
  files: 0,
})
const folders = [
  folder("a", "Shirts"),
  folder("b", "Formal Shirt", "a"),
  folder("c", "Formal Shirt"),
  folder("d", "50% & more", "b"),
]

test("leads from an address to the folder of that name, in its own parent", () => {
  expect(folderOf("", folders)).toEqual({ found: null, trail: [] })
  expect(folderOf("Shirts/formal shirt", folders).found?._id).toBe("b")
  expect(folderOf("Formal Shirt", folders).found?._id).toBe("c")
  expect(folderOf("Shirts/Gone", folders).found).toBeUndefined()
})

test("gives every folder an address, whatever its name", () => {
  expect(pathTo(null, folders)).toBe("/file-manager")
  expect(pathTo("d", folders)).toBe("/file-manager/Shirts/Formal%20Shirt/50%25%20%26%20more")
  expect(labelOf("d", folders)).toBe("Shirts / Formal Shirt / 50% & more")
})
