import { Module } from "@medusajs/framework/utils"
import { CatalogueService } from "./service"

export default Module("catalogue", { service: CatalogueService })
