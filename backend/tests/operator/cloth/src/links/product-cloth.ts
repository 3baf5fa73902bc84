import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import ClothModule from "../modules/cloth"

// A colourway is a product of the engine's.
export default defineLink(ProductModule.linkable.product, { linkable: ClothModule.linkable.cloth, deleteCascade: true })
