import { Module } from "@medusajs/framework/utils"
import { FILES } from "@silai/contracts/file/service"
import { FileService } from "./service"

export default Module(FILES, { service: FileService })
