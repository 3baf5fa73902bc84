import type { Profile } from "@silai/contracts/account/shapes"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { CallRefused, setTransport } from "~/lib/call"
import { SelfProofFields } from "./self-proof-fields"
import { useSelfProof } from "./use-self-proof"
import { buttonNamed, find, write } from "~/drawn-page"

const person = {
  _id: "cus_1",
  name: "Asha",
  email: "asha@example.in",
  phone: "9876543210",
  hasPassword: false,
  hasGoogle: false,
  proofs: ["code", "mail"],
} as Profile
const shop = vi.fn<() => Promise<unknown>>()
let root: Root

function TestPage() {
  const proof = useSelfProof(person, "delete-account")
  return (
    <>
      <SelfProofFields proof={proof} title="Confirm it is you" />
      <button onClick={() => void proof.shown().catch((cause: unknown) => proof.takes(cause))}>Go on</button>
    </>
  )
}

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  shop.mockReset()
  shop.mockResolvedValue({})
  setTransport(() => shop())
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () => root.render(<TestPage />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = () => document.body.textContent
const otp = () => find("[name=otp]")
const press = (name: string) => act(async () => buttonNamed(name).click())
const type = (code: string) => act(async () => write(otp(), code))

test("removes the error of the failed try once a code is on its way", async () => {
  shop.mockRejectedValueOnce(new CallRefused("account.otp_not_sent", "Failed to send OTP. Please try again.", 503))
  await press("Send OTP")
  expect(page()).toContain("Failed to send OTP.")
  await press("Send OTP")
  expect(otp().value).toBe("")
  expect(page()).not.toContain("Failed to send OTP.")
})

test("starts a new code with an empty field, without the error of the wrong one", async () => {
  await press("Send OTP")
  await type("111111")
  shop.mockRejectedValueOnce(new CallRefused("account.otp_wrong", "Invalid OTP. Please try again.", 400, "otp"))
  await press("Go on")
  expect(page()).toContain("Invalid OTP.")
  await act(async () => void (await vi.advanceTimersByTimeAsync(121_000)))
  await press("Resend OTP")
  expect(otp().value).toBe("")
  expect(page()).not.toContain("Invalid OTP.")
})
