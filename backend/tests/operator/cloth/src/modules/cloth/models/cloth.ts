import { model } from "@medusajs/framework/utils"

/** What a colourway is cut from. */
export const Cloth = model.define("cloth", {
  id: model.id({ prefix: "cloth" }).primaryKey(),
  mill: model.text(),
})
