import { Module } from "@medusajs/framework/utils"
import { HouseService } from "./service"

export const HOUSE = "house"
export default Module(HOUSE, { service: HouseService })
