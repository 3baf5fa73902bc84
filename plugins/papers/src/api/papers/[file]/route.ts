import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { sendError } from "@silai/kit/answer"
import { refusedPage } from "../../../drawing/refused-page"
import { sendPaperByLink } from "../../../queries/send-paper"

/** `GET /papers/INV-26-27-000010.pdf?token=…`: an ordinary link, which the browsers inside other apps open too. */
export const GET = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  const { token } = req.query
  try {
    await sendPaperByLink(req.scope, res, {
      file: req.params.file ?? "",
      token: typeof token === "string" ? token : "",
    })
  } catch (error) {
    const isPerson = req.accepts(["json", "html"]) === "html"
    sendError(req.path, error, res, isPerson ? refusedPage : undefined)
  }
}
