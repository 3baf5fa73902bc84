import { Module } from "@medusajs/framework/utils"
import { UIDS } from "@silai/contracts/uid/service"
import { UidService } from "./service"

export default Module(UIDS, { service: UidService })
