import { expect, test } from "vitest"
import { window } from "./window"

test("allows Razorpay's script, its loads and its reports, and nothing else in the policy", () => {
  const script = "https://checkout.razorpay.com/v1/checkout.js"
  const own = {
    scripts: [script, "https://cdn.razorpay.com/"],
    frames: ["https://api.razorpay.com/v1/"],
    calls: [
      "https://api.razorpay.com/v1/",
      "https://lumberjack.razorpay.com/v1/",
      "https://lumberjack-metrics.razorpay.com/",
    ],
    pictures: ["https://cdn.razorpay.com/"],
  }
  expect([window.sources({}), window.sources({ RAZORPAY_CHECKOUT_URL: script })]).toEqual([own, own])
})

test("allows a stand-in's folder instead of Razorpay, even if its name is similar", () => {
  for (const folder of ["http://localhost:8010/razorpay/v1/", "https://razorpay.com.example/v1/"])
    expect(window.sources({ RAZORPAY_CHECKOUT_URL: `${folder}checkout.js` })).toEqual({
      scripts: [`${folder}checkout.js`],
      frames: [folder],
      calls: [folder],
      pictures: [],
    })
})

test("names an invalid address", () => {
  expect(() => window.sources({ RAZORPAY_CHECKOUT_URL: "checkout.js" })).toThrow("RAZORPAY_CHECKOUT_URL")
})
