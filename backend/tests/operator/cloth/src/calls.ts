import { adminCall } from "@silai/contracts/call"
import { z } from "zod"

export const clothCalls = {
  single: adminCall("catalogue.read")("/admin/cloth/single", "Which mill has woven the cloth of a colourway.", {
    body: z.strictObject({ product: z.string().max(80) }),
    reply: z.object({ mill: z.string() }),
  }),
}
