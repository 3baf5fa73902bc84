import { Module } from "@medusajs/framework/utils"
import { CATALOGUE } from "@silai/contracts/catalogue/service"
import { CatalogueService } from "./service"

export default Module(CATALOGUE, { service: CatalogueService })
