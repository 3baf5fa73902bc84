import { model } from "@medusajs/framework/utils"

/** The cloth that a colourway is cut from. */
export const Cloth = model.define("cloth", {
  id: model.id({ prefix: "cloth" }).primaryKey(),
  mill: model.text(),
})
