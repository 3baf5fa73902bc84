import { Module } from "@medusajs/framework/utils"
import { ReturnsService } from "./service"

export default Module("returns", { service: ReturnsService })
