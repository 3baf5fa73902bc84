import { Module } from "@medusajs/framework/utils"
import { BagService } from "./service"

export default Module("bag", { service: BagService })
