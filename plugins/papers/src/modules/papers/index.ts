import { Module } from "@medusajs/framework/utils"
import { PAPERS_ROOM } from "@silai/contracts/papers/service"
import { PapersService } from "./service"

export default Module(PAPERS_ROOM, { service: PapersService })
