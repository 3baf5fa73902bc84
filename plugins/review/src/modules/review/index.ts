import { Module } from "@medusajs/framework/utils"
import { ReviewService } from "./service"

export default Module("review", { service: ReviewService })
