import { Module } from "@medusajs/framework/utils"

/** Owns the table of notes, which the subscriber writes. */
class WorkshopService {}

export default Module("workshop", { service: WorkshopService })
