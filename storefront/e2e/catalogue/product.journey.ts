import { expect, test } from "../../../backend/tests/browser/journey"
import { mailsTo, setStock, theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { choose, fillBag } from "../steps"

const isInWindow = (element: Element) => element.getBoundingClientRect().bottom <= innerHeight

test.describe("a product", () => {
  test("is a 404 with two links onward when it does not exist", { tag: "@gate" }, async ({ page, request }) => {
    expect((await request.get(theShop().shop + "/product/no-such-shirt")).status()).toBe(404)
    expect((await request.get(theShop().shop + "/product/view/no-such-shirt")).status()).toBe(404)
    await visit(page, "/product/no-such-shirt")
    await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible()
    await expect(
      page.getByText("We're sorry, but the product you're looking for may have been removed or doesn't exist anymore."),
    ).toBeVisible()
    await expect(page.getByRole("button", { name: "Go Back" })).toBeVisible()
    await page.getByRole("link", { name: "Explore All Products" }).click()
    await expectPath(page, "/explore")
  })

  for (const width of [390, 320])
    test(`shows name, price, colours and sizes on a phone's first screen, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, "/product/classic-white-formal-shirt")
      for (const part of [
        page.getByRole("heading", { level: 1 }),
        page.getByText("₹799").first(),
        page.getByRole("link", { name: "Black Aura" }).first(),
        page.getByText("2XL", { exact: true }).first(),
        page.getByRole("button", { name: "Back", exact: true }),
        page.getByRole("button", { name: "Add to Bag" }).last(),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
      const [sizes, bar] = await Promise.all([
        page.getByText("2XL", { exact: true }).first().boundingBox(),
        page.getByRole("button", { name: "Add to Bag" }).last().boundingBox(),
      ])
      expect(sizes!.y + sizes!.height, "the sizes end above the bar").toBeLessThan(bar!.y)
    })

  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
    [1023, 768],
  ] as const)
    test(`shows its picture next to name, price, sizes and button on a tablet's first screen, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await visit(page, "/product/classic-white-formal-shirt")
      const name = page.getByRole("heading", { level: 1 })
      const parts = [name, page.getByText("₹799").first(), page.getByText("2XL", { exact: true }).first()]
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
      // The button of the page, or that of the bar at the window's foot while the page's is below.
      const isSeen = await page.getByRole("button", { name: "Add to Bag" }).first().evaluate(isInWindow)
      if (!isSeen) await expect(page.getByRole("button", { name: "Add to Bag" }).last()).toBeInViewport({ ratio: 1 })
      const [picture, words] = await Promise.all([
        page.locator("main picture:visible").first().boundingBox(),
        name.boundingBox(),
      ])
      expect(picture!.x + picture!.width).toBeLessThanOrEqual(words!.x)
    })

  test("requires a size to be chosen, and allows two of it at most", { tag: "@gate" }, async ({ page }) => {
    await visit(page, "/product/classic-white-formal-shirt")
    await page.getByRole("button", { name: "Add to Bag" }).first().click()
    await expect(page.getByText("Please select a size")).toBeVisible()
    await choose(page.getByRole("radio", { name: "M", exact: true }))
    const more = page.getByRole("button", { name: "One more" })
    await more.click()
    await expect(more).toBeDisabled()
    await page.getByRole("button", { name: "Add to Bag" }).first().click()
    const sheet = page.getByRole("dialog", { name: "Added To Bag" })
    await expect(sheet.getByText("Quantity 2")).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expectPath(page, "/product/classic-white-formal-shirt")
    await page.getByRole("button", { name: "Add to Bag" }).first().click()
    await expect(page.getByText(/You can only add up to 2 units of .*Formal Shirt \(Size: M\)\./)).toBeVisible()
  })

  test("cannot be bought when sold out, and can when made to order", { tag: "@gate" }, async ({ page }) => {
    await visit(page, "/product/phantom-grey-chinos")
    await expect(page.getByText("Currently Unavailable").first()).toBeVisible()
    await choose(page.getByRole("radio", { name: /^M/ }))
    await expect(page.getByRole("button", { name: "Out of Stock" }).first()).toBeDisabled()
    await expect(page.getByRole("button", { name: /^(Add to Bag|Make an Order)$/ })).toHaveCount(0)

    await visit(page, "/product/phantom-grey-band-collar-shirt")
    await choose(page.getByRole("radio", { name: /^M/ }))
    await expect(
      page.getByText("Made to order for you, at no extra charge. Cutting adds 1 to 4 days to delivery.").first(),
    ).toBeVisible()
    await page.getByRole("button", { name: "Make an Order" }).first().click()
    await expect(page.getByRole("dialog", { name: "Added To Bag" }).getByText("Made to order")).toBeVisible()
  })

  test("names a size that sold out while in the bag, and removes it on request", { tag: "@gate" }, async ({ page }) => {
    await setStock("classic-white-chinos", "XL", 1)
    await fillBag(page, "classic-white-chinos", "XL")
    await setStock("classic-white-chinos", "XL", 0)
    await visit(page, "/mybag")
    await page.getByRole("button", { name: "Proceed to Checkout" }).click()
    const dialog = page.getByRole("dialog", { name: "Some items are no longer available." })
    await dialog.getByRole("button", { name: /Remove Item/ }).click()
    await expect(page.getByText("Your bag is empty")).toBeVisible()
    await expectPath(page, "/mybag")
  })

  test(
    "loops its pictures in both directions, and opens its size guide",
    { tag: "@both" },
    async ({ page, isMobile }) => {
      await visit(page, "/product/black-aura-formal-shirt")
      const shown = () => page.getByRole("button", { name: /^Look closer/ }).and(page.locator(":not([data-away])"))
      const first = await shown().getAttribute("aria-label")
      if (isMobile) {
        await page.getByRole("button", { name: "Previous picture" }).click()
        await expect(shown()).not.toHaveAttribute("aria-label", first ?? "")
        await page.getByRole("button", { name: "Next picture" }).click()
        await expect(shown()).toHaveAttribute("aria-label", first ?? "")
      } else {
        // A wide window shows them all at once, two side by side.
        await expect(page.getByRole("button", { name: /^Look closer/ }).last()).toBeVisible()
        await expect(page.getByRole("button", { name: "Next picture" })).toBeHidden()
      }
      await page.getByRole("button", { name: "Size guide" }).click()
      const guide = page.getByRole("dialog", { name: "Size guide" })
      await expect(guide.getByText("Measurements are in Inches", { exact: true })).toBeVisible()
      await guide.getByRole("tab", { name: "How to measure" }).click()
      await guide.getByRole("link", { name: "See All Size Charts" }).click()
      await expectPath(page, "/size-guide")
      await expect(page.getByRole("link", { name: "Ask us on WhatsApp" })).toHaveAttribute("href", /wa\.me.*my%20size/)
      const chest = page.getByRole("region", { name: "Shirts Size Chart" }).getByRole("row", { name: /^Chest/ })
      await expect(chest).toContainText("38")
      await page.getByRole("link", { name: "Centimetres" }).click()
      await expect(chest).toContainText("96.5")
      await page.reload()
      await expect(chest).toContainText("96.5")
      await page.emulateMedia({ media: "print" })
      await expect(chest).toBeVisible()
      await expect(page.getByRole("banner")).toBeHidden()
      await expect(page.getByRole("heading", { name: "How to measure: a shirt" })).toBeHidden()
    },
  )

  test("can be requested by mail in a sold-out size, which the mail's link ends", async ({ page }) => {
    const email = `waits-${Date.now()}@silai.example`
    await visit(page, "/product/phantom-grey-chinos")
    await choose(page.getByRole("radio", { name: /^M/ }))
    const alert = page.getByRole("form", { name: "Tell me when this size is back" })
    await alert.getByLabel("Email").fill(email)
    await alert.getByRole("button", { name: "Tell me" }).click()
    await expect(page.getByText("We write to you once, when this size is back")).toBeVisible()
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1)
    const [mail] = await mailsTo(email)
    await visit(page, /\/stock-alert\/\S+/.exec(mail!.text)![0])
    await page.getByRole("button", { name: "No mail, please" }).click()
    await expect(page.getByText("We will not write to you about this size")).toBeVisible()
  })

  test("is offered again after it was viewed, and can be removed", async ({ page }) => {
    await visit(page, "/product/black-aura-formal-shirt")
    await visit(page, "/product/classic-white-formal-shirt")
    const row = page.getByRole("region", { name: "Recently viewed" })
    await expect(row.getByRole("link", { name: "Black Aura Formal Shirt" })).toBeVisible()
    await row.getByRole("button", { name: "Remove Black Aura Formal Shirt from recently viewed" }).click()
    await expect(row).toHaveCount(0)
  })
})
