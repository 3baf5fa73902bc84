import { Module } from "@medusajs/framework/utils"
import { RETURNS } from "@silai/contracts/returns/service"
import { ReturnsService } from "./service"

export default Module(RETURNS, { service: ReturnsService })
