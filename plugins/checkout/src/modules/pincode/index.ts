import { Module } from "@medusajs/framework/utils"
import { PincodeService } from "./service"

export const PINCODE = "pincode"
export default Module(PINCODE, { service: PincodeService })
