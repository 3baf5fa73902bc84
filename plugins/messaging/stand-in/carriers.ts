import type { Router } from "express"
import { msg91 } from "./msg91"
import type { Phones } from "./phones"
import { twilio } from "./twilio"
import type { Line, Wire } from "./wire"

const SLOW_MS = 8_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The carriers whose APIs the stand-in imitates. */
const wires: readonly Wire[] = [msg91, twilio]

/** Mounts the API of every carrier. Caught messages go to the phones. */
export function carrierRoutes(router: Router, phones: Phones, settings: Line["settings"]): void {
  const host = new URL(settings.PUBLIC_URL ?? "http://localhost").hostname

  for (const { carrier, open } of wires) {
    const take: Line["take"] = async (res, message, { refuse, reply }) => {
      const { mode } = phones.state
      if (mode === "down") return void res.status(502).send("Bad gateway")
      if (mode === "refuse") return void refuse()
      if (mode === "slow") await wait(SLOW_MS)
      const id = phones.put({ ...message, carrier })
      if (mode === "drop-after-taking") return void res.destroy()
      res.json(reply(id))
    }
    open(router, { settings, host, take })
  }
}
