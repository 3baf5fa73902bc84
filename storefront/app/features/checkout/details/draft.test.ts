import { beforeEach, describe, expect, it, vi } from "vitest"
import { keepDraftOfOrder } from "./draft"

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
  return () => vi.unstubAllGlobals()
})
const kept = (draft: object) => {
  store.set("checkout-draft", JSON.stringify(draft))
  keepDraftOfOrder()
  return JSON.parse(store.get("checkout-draft") ?? "null")
}
const ownData = { name: "Asha", email: "asha@example.in", phone: "9876543210" }
const place = { pincode: "141008", line1: "14 Model Town", city: "Ludhiana", state: "Punjab" }

describe("unsent checkout input, after a sign-in on the checkout", () => {
  it("keeps the business, the gift and the consent, which no account has, and not the shopper's own data", () => {
    const ofOrder = {
      forBusiness: true,
      company: "Gill Traders",
      gstin: "27AAPFU0939F1ZV",
      isGift: true,
      giftNote: "Hi",
    }
    expect(kept({ ...ownData, ...place, ...ofOrder, whatsappUpdates: true })).toEqual({
      ...ofOrder,
      whatsappUpdates: true,
    })
    expect(kept({ ...ownData, ...place })).toBeNull()
  })

  it("keeps another receiver with the whole address, and none without one", () => {
    const receiver = { otherPerson: true, toName: "Nani Ji", toPhone: "9876543211" }
    expect(kept({ ...ownData, ...receiver, ...place })).toEqual({ ...receiver, ...place, keptId: "" })
    expect(kept({ ...ownData, ...receiver })).toBeNull()
  })
})
