import { expect, test } from "vitest"
import { AccountService } from "./service"

const otpPepper = "k3HsW0vYf6mR2nQx8uBt5LpZ"

test("refuses a sign-in with Google in a shop without a Google client, in a sentence", () => {
  const service = new AccountService(null, { otpPepper })
  expect(() => service.google).toThrow(
    expect.objectContaining({ code: "account.google_off", message: "Sign-in with Google is not offered here." }),
  )
})
