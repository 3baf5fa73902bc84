import { Module } from "@medusajs/framework/utils"
import { UidService } from "./service"

export default Module("uid", { service: UidService })
