import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import ClothModule from "../modules/cloth"

// A colourway is one of the engine's products.
export default defineLink(ProductModule.linkable.product, { linkable: ClothModule.linkable.cloth, deleteCascade: true })
