import { answer } from "@silai/kit/answer"
import { clothCalls } from "../../../../calls"
import { clothOf } from "../../../../cloth-of"

export const POST = answer(clothCalls.single, async ({ body, container }) => ({
  mill: (await clothOf(container, body.product))?.mill ?? "",
}))
