import { Module } from "@medusajs/framework/utils"
import { PapersService } from "./service"

export default Module("papers", { service: PapersService })
