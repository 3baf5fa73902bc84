import { aCustomer, codeTo } from "../../../backend/tests/browser/customer"
import { aGuest } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { carrier } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { aGooglePerson, continueWithGoogle, googleButton, openGoogle } from "../google-window"
import { call, here, ownBag, shirt } from "../own-bag"
import { fillWith, signInByPassword } from "../steps"

test.describe("when signing in fails", () => {
  test.afterEach(() => carrier({ reset: true }))

  test("says in the sheet that the carrier is down, and sends the code on the next press", async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/503/)
    const { phone } = aGuest()
    await carrier({ mode: "down" })
    await visit(page, "/signup")
    await page.getByLabel("Phone number").fill(phone)
    await page.getByRole("button", { name: "Request OTP", exact: true }).click()
    const sheet = page.getByRole("dialog", { name: "Verify your phone" })
    await sheet.getByRole("button", { name: "Send OTP", exact: true }).click()
    await expect(sheet.getByText("Failed to send OTP. Please try again.")).toBeVisible()
    await carrier({ reset: true })
    await sheet.getByRole("button", { name: "Send OTP", exact: true }).click()
    await sheet.getByLabel("OTP", { exact: true }).fill(await codeTo(phone))
    await expect(page.getByRole("heading", { level: 1, name: "Almost There!" })).toBeVisible()
  })

  test("keeps the guest's bag in the browser when the shop cannot accept it, and moves it at the next visit", async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/503/)
    const who = await aCustomer()
    await fillWith(page, shirt, ["M", 1], ["L", 1])
    await page.route("**/api/customer/bag/update", (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, code: "house.busy", message: "The shop is very busy. Please try again in a moment." },
      }),
    )
    await visit(page, "/signin")
    await signInByPassword(page, who.email, who.password)
    await expect(page.getByText("Failed to shift data to your account")).toBeVisible()
    await expectPath(page, "/profile")
    expect((await here(page)).length).toBe(2)
    expect(await call(page.request, "bag/single")).toMatchObject({ bagItems: [] })
    await page.unroute("**/api/customer/bag/update")
    await visit(page, "/mybag")
    await expect.poll(() => ownBag(page.request)).toEqual(["L 1", "M 1"])
    await expect.poll(() => here(page)).toEqual([])
  })

  test("leaves the page as it was when Google's window is closed without a choice, and the button works again", async ({
    page,
  }) => {
    await visit(page, "/signin")
    const chooser = await openGoogle(page)
    await chooser.close()
    await expect(page.getByText(/Google sign-in failed/i)).toHaveCount(0)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(page.getByLabel("Phone number")).toBeEditable()
    await expect(googleButton(page)).toBeEnabled()
    await continueWithGoogle(page, aGooglePerson())
    await expectPath(page, "/profile")
  })
})
