import { Module } from "@medusajs/framework/utils"

/** Owns the table `heard`; whoever writes to it does so by SQL. */
class ListenerService {}

export default Module("listener", { service: ListenerService })
