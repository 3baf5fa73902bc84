import { entry } from "../../providers/call"

export const askFiles = entry("/admin/fileManager/all")
export const askFile = entry("/admin/fileManager/single")
export const askDelete = entry("/admin/fileManager/delete")
export const askRename = entry("/admin/fileManager/rename")
export const askMove = entry("/admin/fileManager/move")
export const askCrop = entry("/admin/fileManager/crop")
export const askFolderAdd = entry("/admin/fileManager/folder-add")
export const askFolderRename = entry("/admin/fileManager/folder-rename")
export const askFolderRemove = entry("/admin/fileManager/folder-remove")
export const UPLOAD_PATH = "/api/admin/fileManager/upload"

export type { FileUse, Folder, StoredFile, UploadOutcome } from "@silai/contracts/file/calls"
