import { Module } from "@medusajs/framework/utils"
import { MeasurementService } from "./service"

export default Module("measurement", { service: MeasurementService })
