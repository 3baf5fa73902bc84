import { Module } from "@medusajs/framework/utils"

/** Owns the table `heard`; it is written by SQL. */
class ListenerService {}

export default Module("listener", { service: ListenerService })
