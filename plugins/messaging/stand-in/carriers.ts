import { codeText } from "@silai/contracts/messaging/dlt"
import { json, type Request, type Response, type Router, urlencoded } from "express"
import type { Phones } from "./phones"

const SLOW_MS = 8_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The wire of MSG91 and of Twilio, as far as the shop uses it. MSG91 answers 200 to everything and says in `type` how it went. */
export function carrierRoutes(router: Router, phones: Phones, settings: Record<string, string | undefined>): void {
  const host = new URL(settings.PUBLIC_URL ?? "http://localhost").hostname

  const taken = async (res: Response, refuse: () => void, take: () => unknown) => {
    const { mode } = phones.state
    if (mode === "down") return void res.status(502).send("Bad gateway")
    if (mode === "refuse") return refuse()
    if (mode === "slow") await wait(SLOW_MS)
    const reply = take()
    if (mode === "drop-after-taking") return void res.destroy()
    res.json(reply)
  }

  router.post("/api/v5/otp", json(), (req: Request, res: Response) => {
    const { mobile, otp, template_id } = req.body as Record<string, unknown>
    const error = (message: string) => res.json({ type: "error", message })
    if (req.headers.authkey !== settings.MSG91_AUTH_KEY) return void error("Authentication failure")
    if (template_id !== settings.MSG91_TEMPLATE_ID) return void error("Template not found")
    if (!/^91[6-9]\d{9}$/.test(String(mobile))) return void error("Invalid mobile number")
    if (!/^\d{4,9}$/.test(String(otp))) return void error("Invalid otp length")
    void taken(
      res,
      () => error("Please contact support"),
      () => ({
        type: "success",
        request_id: phones.put({
          phone: String(mobile).slice(2),
          text: codeText(String(otp), host),
          carrier: "msg91",
          otp: String(otp),
        }),
      }),
    )
  })

  router.post(
    "/2010-04-01/Accounts/:sid/Messages.json",
    urlencoded({ extended: false }),
    (req: Request, res: Response) => {
      const { To, Body } = req.body as { To?: string; Body?: string }
      const signed = `Basic ${Buffer.from(`${settings.TWILIO_ACCOUNT_SID}:${settings.TWILIO_AUTH_TOKEN}`).toString("base64")}`
      const error = (status: number, code: number, message: string) =>
        res.status(status).json({ code, message, status })
      if (req.headers.authorization !== signed) return void error(401, 20003, "Authenticate")
      if (!/^\+91[6-9]\d{9}$/.test(To ?? "") || !Body) return void error(400, 21211, "Invalid 'To' Phone Number")
      void taken(
        res,
        () => error(400, 21610, "Attempt to send to unsubscribed recipient"),
        () => ({
          sid: `SM${phones.put({ phone: To!.slice(3), text: Body, carrier: "twilio", otp: /#(\d+)$/.exec(Body)?.[1] ?? null })}`,
          status: "queued",
        }),
      )
    },
  )
}
