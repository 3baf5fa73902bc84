import { expect, test } from "vitest"
import { codFromWire, codTerms, codToWire, dueAtDoorPaise, FIRST_COD, ownPaymentPaise, whyNoCod } from "./cod"

const on = { ...FIRST_COD, offered: true }
const shirt = { method: "home", pincode: "141001", hasMade: false, totalPaise: 799_00 } as const

test("is off until the shopkeeper turns it on", () => {
  expect(whyNoCod(FIRST_COD, shirt)).toBe("off")
  expect(whyNoCod(on, shirt)).toBeNull()
})

test("is limited to ready-made pieces sent to a home, and to the PIN codes and the sum that the shopkeeper names", () => {
  expect(whyNoCod(on, { ...shirt, method: "pickup", pincode: null })).toBe("home_only")
  expect(whyNoCod(on, { ...shirt, hasMade: true })).toBe("made_to_order")
  const near = { ...on, pins: ["141", "160017"] }
  expect(whyNoCod(near, shirt)).toBeNull()
  expect(whyNoCod(near, { ...shirt, pincode: "160017" })).toBeNull()
  expect(whyNoCod(near, { ...shirt, pincode: "160018" })).toBe("pin")
  expect(whyNoCod(on, { ...shirt, totalPaise: on.mostPaise })).toBeNull()
  expect(whyNoCod(on, { ...shirt, totalPaise: on.mostPaise + 1 })).toBe("sum")
})

test("takes a share as a sum or a percentage in whole rupees, and leaves at least a rupee due on delivery", () => {
  expect(codTerms(on, 799_00)).toEqual({ feePaise: 40_00, nowPaise: 0 })
  expect(codTerms({ ...on, share: "rupees" }, 799_00)).toEqual({ feePaise: 40_00, nowPaise: 99_00 })
  expect(codTerms({ ...on, share: "percent" }, 799_00)).toEqual({ feePaise: 40_00, nowPaise: 168_00 })
  expect(codTerms({ ...on, share: "rupees" }, 50_00)).toEqual({ feePaise: 40_00, nowPaise: 89_00 })
})

test("splits the total into the share and the sum due on delivery; without a share, all is due", () => {
  const totals = { itemsPaise: 799_00, savedPaise: 0, deliveryPaise: 40_00, discountPaise: 0, totalPaise: 839_00 }
  const part = { totals, cod: { feePaise: 40_00, nowPaise: 99_00 } }
  expect([ownPaymentPaise(part), dueAtDoorPaise(part)]).toEqual([99_00, 740_00])
  const whole = { totals, cod: { feePaise: 40_00, nowPaise: 0 } }
  expect([ownPaymentPaise(whole), dueAtDoorPaise(whole)]).toEqual([839_00, 839_00])
  expect([ownPaymentPaise({ totals }), dueAtDoorPaise({ totals })]).toEqual([839_00, 0])
})

test("leaves the rules unchanged when they are sent and read", () => {
  expect(codFromWire(codToWire(on))).toEqual(on)
})
