import { z } from "zod"
import { GoogleTokens } from "../../google/tokens"

const shape = z.object({
  otpPepper: z.string().min(24),
  google: z.object({ clientId: z.string(), gsiSrc: z.url(), certsUrl: z.url() }),
})

/** What the account plugin was told in medusa-config, and what stands on it. Its acts are in the folders beside, each one transaction. */
export class AccountService {
  readonly otpPepper: string
  readonly google: z.output<typeof shape>["google"]
  readonly googleTokens: GoogleTokens

  constructor(_container: unknown, options: unknown) {
    const { otpPepper, google } = shape.parse(options)
    this.otpPepper = otpPepper
    this.google = google
    this.googleTokens = new GoogleTokens(google)
  }
}
