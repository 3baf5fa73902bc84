import { Module } from "@medusajs/framework/utils"
import { FileService } from "./service"

export default Module("silai_file", { service: FileService })
