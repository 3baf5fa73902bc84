import { Module } from "@medusajs/framework/utils"

/** Owns the table of received events; it is written by SQL. */
class ListenerService {}

export default Module("listener", { service: ListenerService })
