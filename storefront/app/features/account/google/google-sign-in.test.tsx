import { createRoot } from "react-dom/client"
import { act } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { GoogleSignIn } from "./google-sign-in"

vi.mock("~/features/account/google/google-window", () => ({
  googleKeys: () => new Promise(() => {}),
  onOtherTabsNonce: () => () => {},
}))
afterEach(() => {
  delete document.documentElement.dataset.google
})

const drawn = async () => {
  const place = document.body.appendChild(document.createElement("div"))
  const google = {
    spent: 0,
    busy: false,
    hasArrived: false,
    refusal: undefined,
    takesEmail: false,
    enter: async () => {},
    takeEmail: () => {},
  }
  await act(async () => createRoot(place).render(<GoogleSignIn google={google}>By continuing</GoogleSignIn>))
  return place.textContent
}

test("draws neither its button nor the divider above it in a shop without Google", async () => {
  expect(await drawn()).toContain("OR")
  document.documentElement.dataset.google = "off"
  expect(await drawn()).toBe("")
})
