import { type Request, type Response, urlencoded } from "express"
import type { Wire } from "./wire"

export const twilio: Wire = {
  carrier: "twilio",
  open(router, { settings, take }) {
    const signed = `Basic ${Buffer.from(`${settings.TWILIO_ACCOUNT_SID}:${settings.TWILIO_AUTH_TOKEN}`).toString("base64")}`
    router.post(
      "/2010-04-01/Accounts/:sid/Messages.json",
      urlencoded({ extended: false }),
      (req: Request, res: Response) => {
        const { To, Body } = req.body as { To?: string; Body?: string }
        const error = (status: number, code: number, message: string) =>
          res.status(status).json({ code, message, status })
        if (req.headers.authorization !== signed) return void error(401, 20003, "Authenticate")
        if (!To || !/^\+91[6-9]\d{9}$/.test(To) || !Body) return void error(400, 21211, "Invalid 'To' Phone Number")
        const message = { phone: To.slice(3), text: Body, otp: /#(\d+)$/.exec(Body)?.[1] ?? null }
        void take(res, message, {
          refuse: () => error(400, 21610, "Attempt to send to unsubscribed recipient"),
          reply: (id) => ({ sid: `SM${id}`, status: "queued" }),
        })
      },
    )
  },
}
