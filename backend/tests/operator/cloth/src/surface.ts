import type { PluginSurface } from "@silai/kit/surface"
import { z } from "zod"
import { clothCalls } from "./calls"
import { clothOf } from "./cloth-of"

const mill = z.strictObject({ mill: z.string().trim().max(60).optional() })

export const surface: PluginSurface = {
  calls: Object.values(clothCalls),
  additionalData: { "/admin/product/variant/add": mill, "/admin/product/variant/update": mill },
  productFacts: async ({ id }, container) => {
    const cloth = await clothOf(container, id)
    return cloth?.mill ? [{ name: "Woven by", value: cloth.mill }] : []
  },
}
