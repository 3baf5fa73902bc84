import { codeText } from "@silai/contracts/messaging/dlt"
import { json, type Request, type Response } from "express"
import type { Wire } from "./wire"

/** MSG91 replies 200 to everything and reports the result in `type`. */
export const msg91: Wire = {
  carrier: "msg91",
  open(router, { settings, host, take }) {
    router.post("/api/v5/otp", json(), (req: Request, res: Response) => {
      const { mobile, otp, template_id } = req.body as Record<string, unknown>
      const error = (message: string) => res.json({ type: "error", message })
      if (req.headers.authkey !== settings.MSG91_AUTH_KEY) return void error("Authentication failure")
      if (template_id !== settings.MSG91_TEMPLATE_ID) return void error("Template not found")
      if (!/^91[6-9]\d{9}$/.test(String(mobile))) return void error("Invalid mobile number")
      if (!/^\d{4,9}$/.test(String(otp))) return void error("Invalid otp length")
      const message = { phone: String(mobile).slice(2), text: codeText(String(otp), host), otp: String(otp) }
      void take(res, message, {
        refuse: () => error("Please contact support"),
        reply: (id) => ({ type: "success", request_id: id }),
      })
    })
  },
}
