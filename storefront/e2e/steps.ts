import { expect, type Locator, type Page } from "@playwright/test"
import { tick } from "../../backend/tests/browser/choose"
import { type Guest, introduce, pieceOf } from "../../backend/tests/browser/guest"
import { theShop } from "../../backend/tests/browser/shop"
import { visit } from "../../backend/tests/browser/visit"

/** Chooses an option by its label, where no bar at the window's foot covers it. */
export async function choose(choice: Locator): Promise<void> {
  await choice.evaluate((element) => element.scrollIntoView({ block: "center" }))
  await tick(choice)
}

/** Chooses a size on a product page and puts it into the bag. */
export async function putInBag(page: Page, slug: string, size: string): Promise<void> {
  await visit(page, `/product/${slug}`)
  await choose(page.getByRole("radio", { name: new RegExp(`^${size}(,|$)`) }))
  await page
    .getByRole("button", { name: /^(Add to Bag|Make an Order)$/ })
    .first()
    .click()
  await expect(page.getByRole("dialog", { name: "Added To Bag" })).toBeVisible()
}

/** Closes the sheet. It ignores the first moment, so that the second half of a double click does not close it. */
export async function continueShopping(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Added To Bag" })
  await expect(async () => {
    await sheet.getByRole("button", { name: "Keep looking" }).click({ timeout: 2_000 })
    await expect(sheet).toBeHidden({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
}

/** From the added-to-bag sheet, through the bag, to the first step of the checkout, or a known customer's last. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole("dialog", { name: "Added To Bag" }).getByRole("link", { name: "Review Bag" }).click()
  await expect(page).toHaveURL(/\/mybag$/)
  await page.getByRole("button", { name: "Proceed to Checkout" }).first().click()
  await expect(page).toHaveURL(/\/checkout(\/payment)?$/)
}

/** Fills in contact and address, and continues to the payment; home delivery is already chosen. */
export async function enterDetails(page: Page, guest: Guest): Promise<void> {
  await writeDetails(page, guest)
  await page.getByRole("button", { name: "Continue to payment" }).click()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
}

export async function writeDetails(page: Page, guest: Guest): Promise<void> {
  await page.getByLabel("Full name").fill(guest.name)
  await page.getByLabel("Email").fill(guest.email)
  await page.getByLabel("Mobile number", { exact: true }).fill(guest.phone)
  await page.getByLabel("PIN code").fill(guest.pincode)
  await page.getByLabel("House number and street").fill(guest.line1)
  await expect(page.getByLabel("City")).not.toHaveValue("")
  await expect(page.getByLabel("State")).not.toHaveValue("")
}

/** Only on the delivery page. */
export async function chooseDelivery(page: Page, way: "Home delivery" | "Collect"): Promise<void> {
  await tick(page.getByRole("radio", { name: new RegExp(way, "i") }))
  await page.getByRole("button", { name: "Continue to payment" }).click()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
}

/** A bag as this browser would have stored it, of one piece in these sizes. */
export async function fillWith(page: Page, slug: string, ...lines: [size: string, quantity: number][]): Promise<void> {
  const { _id, variantName, color, price, images, product } = await pieceOf(page.request, slug)
  const items = lines.map(([size, quantity]) => ({
    bagItemId: `line-${slug}-${size}-${Date.now()}`,
    variantId: _id,
    variantName,
    name: variantName,
    slug,
    categoryName: product.category.name,
    productId: product._id,
    categoryId: product.category._id,
    color,
    price,
    addedAt: new Date().toISOString(),
    image: images[0].url,
    quantity,
    size,
    orderType: "readymade",
  }))
  // Any URL of the shop will do; storage belongs to the origin, and this one runs no page of ours.
  await page.goto(`${theShop().shop}/robots.txt`)
  await page.evaluate(
    (text) => localStorage.setItem("root", text),
    JSON.stringify({ version: 1, bag: { items, cartCount: 0 } }),
  )
}

export const fillBag = (page: Page, slug: string, size = "M", quantity = 1) => fillWith(page, slug, [size, quantity])

/** Straight to the pay button, for journeys about what comes after it; the steps before have their own journeys. */
export async function goToPayment(page: Page, guest: Guest, slug: string, size = "M"): Promise<void> {
  await introduce(page.request, guest)
  await fillBag(page, slug, size)
  await visit(page, "/checkout/payment")
  await expect(payButton(page)).toBeEnabled()
}

export const payButton = (page: Page) => page.getByRole("button", { name: /pay ₹/i })
/** Razorpay's window, in its frame. */
export const paymentWindow = (page: Page) => page.frameLocator("iframe.razorpay-checkout-frame")

export async function openPaymentWindow(page: Page): Promise<void> {
  await payButton(page).click()
  await expect(paymentWindow(page).getByRole("button", { name: /^Pay ₹/ })).toBeVisible()
}

export async function payByUpi(page: Page, id = "success@razorpay"): Promise<void> {
  const window = paymentWindow(page)
  await window.getByLabel("UPI ID").fill(id)
  await window.getByRole("button", { name: /^Pay ₹/ }).click()
}

/** The page's payment reports no longer reach the shop, as if its tab had been closed at that moment. */
export async function cutTheTabOff(page: Page): Promise<void> {
  for (const news of ["verifyPayment", "order/add", "order/success"])
    await page.route(`**/api/customer/${news}`, (route) => route.abort())
}
export const cutOff = /ERR_FAILED .*(verifyPayment|order\/add|order\/success)/

/** The confirmation page; returns its order number. */
export async function expectConfirmed(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order-confirmation\//, { timeout: 30_000 })
  const heading = page.getByRole("heading", { level: 1, name: /Your order is SL-\d{6}/ })
  await expect(heading).toBeVisible()
  return /SL-\d+/.exec(await heading.innerText())?.[0] ?? ""
}

/** Signs in by e-mail and password on the open sign-in page. */
export async function signInByPassword(page: Page, email: string, password: string): Promise<void> {
  const byEmail = page.getByRole("button", { name: "Use email instead" })
  const field = page.getByLabel("Email")
  // The page may still be on its way.
  await byEmail.or(field).first().waitFor()
  if (await byEmail.isVisible()) await byEmail.click()
  await field.fill(email)
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign In", exact: true }).click()
}
