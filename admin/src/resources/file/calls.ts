import type { fileCalls } from "@silai/contracts/file/calls"
import { entry } from "../../providers/call"

export const askFiles = entry<typeof fileCalls.all>("/admin/fileManager/all")
export const askFile = entry<typeof fileCalls.single>("/admin/fileManager/single")
export const askDelete = entry<typeof fileCalls.remove>("/admin/fileManager/delete")
export const askRename = entry<typeof fileCalls.rename>("/admin/fileManager/rename")
export const askMove = entry<typeof fileCalls.move>("/admin/fileManager/move")
export const askCrop = entry<typeof fileCalls.crop>("/admin/fileManager/crop")
export const askFolderAdd = entry<typeof fileCalls.folderAdd>("/admin/fileManager/folder-add")
export const askFolderRename = entry<typeof fileCalls.folderRename>("/admin/fileManager/folder-rename")
export const askFolderRemove = entry<typeof fileCalls.folderRemove>("/admin/fileManager/folder-remove")
export const UPLOAD_PATH = "/api/admin/fileManager/upload"

export type { FileUse, Folder, StoredFile, UploadOutcome } from "@silai/contracts/file/calls"
