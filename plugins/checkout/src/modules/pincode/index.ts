import { Module } from "@medusajs/framework/utils"
import { PincodeService } from "./service"

export default Module("pincode", { service: PincodeService })
