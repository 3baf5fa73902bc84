import { codeText, smsText, type SmsTextName } from "@silai/contracts/messaging/dlt"
import { json, type Request, type Response } from "express"
import type { Wire } from "./wire"

const flows = {
  orderShipped: "MSG91_SHIPPED_TEMPLATE_ID",
  orderReady: "MSG91_READY_TEMPLATE_ID",
  orderCancelled: "MSG91_CANCELLED_TEMPLATE_ID",
  backInStock: "MSG91_BACK_IN_STOCK_TEMPLATE_ID",
} as const

/** MSG91 replies 200 to everything and reports the result in `type`. */
export const msg91: Wire = {
  carrier: "msg91",
  open(router, { settings, host, take }) {
    router.post("/api/v5/flow", json(), (req: Request, res: Response) => {
      const { template_id, recipients } = req.body as {
        template_id?: string
        recipients?: Record<string, string>[]
      }
      const error = (message: string) => res.json({ type: "error", message })
      if (req.headers.authkey !== settings.MSG91_AUTH_KEY) return void error("Authentication failure")
      const [name] = Object.entries(flows).find(([, id]) => template_id && settings[id] === template_id) ?? []
      const [{ mobiles, ...values } = {}] = recipients ?? []
      if (!name) return void error("Template not found")
      if (!/^91[6-9]\d{9}$/.test(String(mobiles))) return void error("Invalid mobile number")
      const text = smsText(
        name as SmsTextName,
        Object.keys(values).map((_, at) => String(values[`VAR${at + 1}`])),
      )
      void take(
        res,
        { phone: String(mobiles).slice(2), text, otp: null },
        {
          refuse: () => error("Please contact support"),
          reply: (id) => ({ type: "success", message: id }),
        },
      )
    })
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
