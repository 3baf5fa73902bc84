import { Module } from "@medusajs/framework/utils"
import { ClothService } from "./service"

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    cloth: ClothService
  }
}

export default Module("cloth", { service: ClothService })
