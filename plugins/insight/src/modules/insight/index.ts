import { Module } from "@medusajs/framework/utils"
import { InsightService } from "./service"

export default Module("insight", { service: InsightService })
