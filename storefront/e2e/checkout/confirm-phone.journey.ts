import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { codesTo, codeTo, wrongFor } from "../../../backend/tests/browser/customer"
import { aGuest, introduce, pieceOf } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { carrier, resetTries, setStock } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { call } from "../own-bag"
import { expectConfirmed, goToPayment, payButton, payByUpi, paymentWindow } from "../steps"

const slug = "black-aura-formal-trousers"
const sheet = (page: Page) => page.getByRole("dialog", { name: "Verify your phone" })
const otp = (page: Page) => sheet(page).getByLabel("OTP", { exact: true })
const send = (page: Page) => sheet(page).getByRole("button", { name: "Send OTP" })
const why = /Only a few pieces of Black Aura Formal Trousers \(Size: (L|XL)\) are left\. Please confirm your phone/
const picture = (page: Page, name: string) =>
  page.screenshot({ path: `.cache/screens/confirm-phone-${name}-${page.viewportSize()?.width}.png` })

test.describe("the last pieces of a size", { tag: "@both" }, () => {
  test.beforeEach(() => resetTries())
  test.afterEach(() => carrier({ reset: true }))

  /** Half of the pieces are held, unpaid, by another guest at the same network address. */
  async function neighbourHolds(anotherBrowser: () => Promise<{ request: Page["request"] }>, size: string) {
    await setStock(slug, size, 4)
    const { request } = await anotherBrowser()
    await introduce(request, aGuest("Baldev Singh"))
    const { _id, price } = await pieceOf(request, slug)
    await call(request, "order", { items: [{ variantId: _id, size, quantity: 2, price }] })
  }

  test("lets a guest confirm the phone before the payment, which then continues; loses nothing by a reload and Back", async ({
    page,
    anotherBrowser,
  }) => {
    test.slow()
    await neighbourHolds(anotherBrowser, "L")
    const guest = aGuest("Amrit Kaur")
    await goToPayment(page, guest, slug, "L")
    await payButton(page).focus()
    await page.keyboard.press("Enter")
    await expect(sheet(page).getByText(why)).toBeVisible()
    await expect(page).toHaveURL(/\/checkout\/payment#confirm-phone$/)
    await expectNoBarriers(page, "the sheet that asks for a phone")
    await picture(page, "asked")
    expect(await codesTo(guest.phone)).toEqual([])

    await page.goBack()
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(/\/checkout\/payment$/)
    await expect(page.getByRole("status").getByText(why)).toBeVisible()
    await expect(payButton(page)).toBeFocused()
    await picture(page, "closed")
    await payButton(page).click()
    await send(page).click()
    await expect(otp(page)).toBeFocused()
    await page.reload()
    await expect(sheet(page).getByText(why)).toBeVisible()
    const code = await codeTo(guest.phone)
    await otp(page).fill(wrongFor(code))
    await expect(sheet(page).getByText("Invalid OTP. Please try again.")).toBeVisible()
    await expectNoBarriers(page, "the sheet that takes the code")
    await picture(page, "wrong")
    await page.keyboard.press("Escape")
    await expect(sheet(page)).toBeHidden()
    await visit(page, "/checkout/payment#confirm-phone")
    await otp(page).fill("")
    await otp(page).pressSequentially(code)
    await page.keyboard.press("Enter")
    await expect(paymentWindow(page).getByRole("button", { name: /^Pay ₹/ })).toBeVisible()
    await expect(page).toHaveURL(/\/checkout\/payment$/)
    await expect(page.getByText(/Your pieces are held for you for [67]:/)).toBeAttached()
    expect(await codesTo(guest.phone)).toHaveLength(1)
    await payByUpi(page)
    await expectConfirmed(page)
  })

  test("says in the sheet that the connection or the carrier failed, and waits", async ({
    page,
    context,
    anotherBrowser,
    expectTrouble,
  }) => {
    expectTrouble(/503/)
    await neighbourHolds(anotherBrowser, "XL")
    const guest = aGuest("Amrit Kaur")
    await goToPayment(page, guest, slug, "XL")
    await payButton(page).click()
    await expect(send(page)).toBeEnabled()
    await context.setOffline(true)
    await expect(sheet(page).getByText(/You are offline\./)).toBeVisible()
    await expect(send(page)).toBeDisabled()
    await picture(page, "offline")
    await context.setOffline(false)
    await carrier({ mode: "down" })
    await send(page).click()
    await expect(sheet(page).getByText("Failed to send OTP. Please try again.")).toBeVisible()
    await carrier({ reset: true })
    await send(page).click()
    await otp(page).fill(await codeTo(guest.phone))
    await expect(paymentWindow(page).getByRole("button", { name: /^Pay ₹/ })).toBeVisible()
  })
})
