import type { Page } from "@playwright/test"
import { codeOf } from "@silai/contracts/order/status"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { placeOrder } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { REVIEWED, writeReview } from "../../../backend/tests/browser/review"
import { ageOrder } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { call } from "../own-bag"
import { fillWith, writeDetails } from "../steps"

/** The texts without children that reach beyond the window, in a page that can be scrolled sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= wide) return []
    return [...document.querySelectorAll("main *")]
      .filter((element) => !element.childElementCount && element.getBoundingClientRect().right > wide + 1)
      .map((element) => `${element.tagName} ${element.className.toString()} ${element.textContent.slice(0, 40)}`)
  })

const WORD = "Wolfeschlegelsteinhausenbergerdorff"
const unbroken = (letters: number) => WORD.repeat(Math.ceil(letters / WORD.length)).slice(0, letters)

test("widens no page of account, checkout, order and review at 320 px with long words", async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 700 })
  const customer = await aCustomer(page.request, unbroken(80))
  const someone = {
    ...customer,
    line1: unbroken(120),
    email: `${unbroken(40)}${customer.phone}@${unbroken(60)}.example`.toLowerCase(),
  }
  await call(page.request, "address/add", {
    name: someone.name,
    phone: someone.phone,
    line1: someone.line1,
    line2: unbroken(120),
    landmark: unbroken(80),
    city: someone.city,
    state: someone.state,
    pincode: someone.pincode,
  })
  const number = await placeOrder(page.request, someone, "classic-white-formal-shirt", "L")
  await ageOrder(number, 1, codeOf("delivered"))
  await writeReview(page.request, { userName: unbroken(20), reviewTitle: unbroken(50), review: unbroken(500) })
  const stays = async (path: string, shown: string, act?: () => Promise<void>) => {
    await visit(page, path)
    await expect(page.getByText(shown).first()).toBeAttached()
    await act?.()
    expect.soft([path, await tooWide(page)]).toEqual([path, []])
  }
  await stays("/profile", unbroken(80))
  await stays("/profile/personal-info", "Full name")
  await stays("/profile/account", customer.email)
  await stays("/profile/address", unbroken(120))
  await stays("/profile/order-history", number)
  await stays("/orders", number)
  await stays(`/track-order/${number}`, unbroken(80))
  await stays(`/order-confirmation/${number}`, number)
  await stays(`/request-return/${number}`, number)
  await stays(`/product/${REVIEWED}`, "Reviews", async () => {
    await page
      .getByRole("heading", { name: /reviews/i })
      .first()
      .scrollIntoViewIfNeeded()
    await expect(page.getByText(unbroken(50)).first()).toBeVisible()
  })
  await fillWith(page, "classic-white-formal-shirt", ["M", 1])
  await stays("/checkout", "Continue to payment", () => writeDetails(page, someone).catch(() => undefined))
  await stays("/checkout/payment", "Pay")
})
