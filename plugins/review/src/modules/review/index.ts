import { Module } from "@medusajs/framework/utils"
import { REVIEWS } from "@silai/contracts/review/service"
import { ReviewService } from "./service"

export default Module(REVIEWS, { service: ReviewService })
