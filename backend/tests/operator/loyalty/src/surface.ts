import type { PluginSurface } from "@silai/kit/surface"
import { z } from "zod"
import { loyaltyCalls } from "./calls"

export const surface: PluginSurface = {
  calls: Object.values(loyaltyCalls),
  routes: [
    { path: "/store/loyalty/:id", methods: ["GET", "POST"], audience: "everyone", maxBodyBytes: 200 },
    { path: "/store/loyalty/mine", methods: ["GET"], audience: "customer" },
    { path: "/hooks/loyalty", methods: ["POST"], audience: "everyone", webhook: true },
    { path: "/admin/loyalty/export", methods: ["GET"], audience: "backOffice", duty: "customer.read" },
  ],
  additionalData: { "/admin/category/add": z.strictObject({ pointsPerPiece: z.number().int().max(100) }) },
}
