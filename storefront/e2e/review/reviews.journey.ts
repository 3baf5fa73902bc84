import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { tick } from "../../../backend/tests/browser/choose"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { noReviews, receives, REVIEWED, writeReview } from "../../../backend/tests/browser/review"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { expectText } from "../rooms"

const section = (page: Page) => page.getByRole("region", { name: "Reviews" })
const dialog = (page: Page) => page.getByRole("dialog")
const rows = (page: Page) => section(page).getByRole("article")
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click()

/** The product's page, scrolled to its reviews. */
async function atReviews(page: Page): Promise<void> {
  await visit(page, `/product/${REVIEWED}`)
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).getByRole("button", { name: /Write a review|Change your review/ })).toBeVisible()
}

test.describe("reviews of a product", () => {
  test.beforeEach(async ({ anotherBrowser }) => {
    const shopkeeper = await anotherBrowser()
    await signInAsOwner(shopkeeper)
    await noReviews(shopkeeper.request)
  })

  test("are loaded when they become visible; a guest is asked to sign in, and no vote counts", async ({
    page,
    anotherBrowser,
  }) => {
    const asked: string[] = []
    page.on("request", (request) => request.url().includes("productReview") && asked.push(request.url()))
    await visit(page, `/product/${REVIEWED}`)
    await page.waitForLoadState("networkidle")
    expect(asked).toEqual([])
    await atReviews(page)
    await expectText(page, "No reviews have been submitted yet.")
    await section(page).getByRole("button", { name: "Write a review" }).click()
    await expect(dialog(page).getByRole("heading", { name: "Sign in to write a review" })).toBeVisible()
    for (const name of ["Sign in", "Create an account"])
      await expect(dialog(page).getByRole("link", { name })).toHaveAttribute("href", /next=.*%23review$/)
    await expect(dialog(page).getByText("OR", { exact: true })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()
    const other = await anotherBrowser()
    await aCustomer(other.request)
    await writeReview(other.request)
    await atReviews(page)
    await rows(page)
      .getByRole("button", { name: /^Helpful/ })
      .click()
    await expectText(page, "Please sign in to give your feedback")
    await expect(rows(page).getByRole("button", { name: "Helpful, 0 people", exact: true })).toHaveAttribute(
      "aria-pressed",
      "false",
    )
  })

  test("are written with pictures, changed, published to search engines, and deleted", async ({ page }) => {
    test.slow()
    await receives((await aCustomer(page.request, "Asha Verma")).email)
    await visit(page, `/product/${REVIEWED}`)
    const picture = { name: "my shirt.png", mimeType: "image/png", buffer: await page.screenshot() }
    // By the link of the mail.
    await visit(page, `/product/${REVIEWED}#review`)
    await expect(dialog(page).getByRole("heading", { name: "Write a review" })).toBeVisible()
    await expect(dialog(page).getByRole("button", { name: "Submit review" })).toBeDisabled()
    await expect(dialog(page).getByLabel("Public name")).toHaveValue("Asha")
    await tick(dialog(page).getByRole("radio", { name: "4 stars, Very good" }))
    await dialog(page).getByLabel("Public name").fill("A.")
    await press(page, "Submit review")
    await expectText(page, "Your public name needs 3 to 20 characters.")
    await dialog(page).getByLabel("Public name").fill("Asha V.")
    await tick(dialog(page).getByRole("radio", { name: "True to size" }))
    await dialog(page).getByLabel("Title").fill("Worth the wait")
    await dialog(page).getByLabel("Your review").fill("The shoulders sit as they should.\nI have washed it twice.")
    const files = dialog(page).getByLabel("Add pictures")
    await files.setInputFiles({ name: "huge.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
    await expectText(page, '"huge.jpg" is larger than 2 MB.')
    await files.setInputFiles([picture, picture])
    await expect(dialog(page).getByRole("button", { name: /^Remove picture/ })).toHaveCount(2)
    await files.setInputFiles([picture, picture, picture, picture])
    await expectText(page, "You can upload up to 5 images total.")
    await expect(dialog(page).getByRole("button", { name: /^Remove picture/ })).toHaveCount(5)
    for (let n = 0; n < 3; n++) await dialog(page).getByRole("button", { name: "Remove picture 1" }).click()
    await expectNoBarriers(page, "writing a review")
    await press(page, "Submit review")
    await expectText(page, "Thank you. Everyone can read your review now.")
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/product/${REVIEWED}$`))
    await section(page).scrollIntoViewIfNeeded()
    const row = rows(page).first()
    await expect(row).toContainText("Worth the wait")
    await expect(row).toContainText("Asha V.")
    await expect(row).toContainText("Verified buyer")
    await expect(section(page)).toContainText("1 rating from buyers")
    await expect(row.getByRole("img", { name: "4 of 5 stars" })).toBeVisible()
    await expect(section(page)).toContainText("100% say: true to size")
    await row.getByRole("button", { name: "Picture 1 by Asha V." }).click()
    const large = dialog(page).getByRole("img", { name: "Picture 1 by Asha V." })
    await expect(large).toBeVisible()
    await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
    await expectNoBarriers(page, "a picture of a review")
    await page.keyboard.press("Escape")
    await expectNoBarriers(page, "a review")
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

    await row.getByRole("button", { name: "Edit" }).click()
    await expect(dialog(page).getByLabel("Title")).toHaveValue("Worth the wait")
    await dialog(page).getByRole("button", { name: "Remove picture 1" }).click()
    await tick(dialog(page).getByRole("radio", { name: "5 stars, Excellent" }))
    await press(page, "Save changes")
    await expectText(page, "Your review is changed.")
    await expect(row.getByRole("img", { name: "5 of 5 stars" })).toBeVisible()
    await expect(row.getByRole("button", { name: /^Picture/ })).toHaveCount(1)

    // Its figures are in the structured data for search engines, and on the cards.
    await expect(async () => {
      const html = await (await page.request.get(`${theShop().shop}/product/${REVIEWED}`)).text()
      expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":1')
    }).toPass({ timeout: 30_000 })
    await visit(page, "/explore?category=Shirt")
    await expect(page.getByText("Rated 5 of 5 in 1 review").first()).toBeAttached()

    await atReviews(page)
    await row.getByRole("button", { name: "Delete" }).click()
    await expectText(page, "Are you sure you want to delete this review? This action cannot be undone.")
    await press(page, "Delete")
    await expectText(page, "Review deleted successfully")
    await expectText(page, "No reviews have been submitted yet.")
  })

  test("are sorted, shown page by page, and voted on at once; a failed vote is undone", async ({
    page,
    anotherBrowser,
    expectTrouble,
  }) => {
    test.slow()
    expectTrouble(/500|ERR_FAILED/)
    for (const rating of [1, 2, 3, 4, 5, 5]) {
      const writer = await anotherBrowser()
      await aCustomer(writer.request)
      await writeReview(writer.request, { rating, reviewTitle: `Stars: ${rating}`, fit: rating > 3 ? "true" : "small" })
    }
    await aCustomer(page.request)
    await atReviews(page)
    await expect(rows(page)).toHaveCount(5)
    // Written by people who never bought it: shown, but not rated.
    await expect(section(page)).toContainText("No ratings from buyers yet")
    await expect(section(page)).toContainText("6 reviews")
    await expect(rows(page).first()).toContainText("Not a verified purchase")
    await section(page).getByRole("button", { name: "Show more reviews" }).click()
    await expect(rows(page)).toHaveCount(6)
    await section(page).getByLabel("Sort by").selectOption({ label: "Lowest Rating" })
    await expect(rows(page).first()).toContainText("Stars: 1")
    await section(page).getByLabel("Sort by").selectOption({ label: "Highest Rating" })
    await expect(rows(page).first()).toContainText("Stars: 5")

    const first = rows(page).first()
    const yes = first.getByRole("button", { name: /^Helpful/ })
    let votes = 0
    await page.route("**/productReview/vote", async (route) => {
      votes += 1
      await new Promise((done) => setTimeout(done, 600))
      return votes === 1
        ? route.continue()
        : votes === 2
          ? route.abort()
          : route.fulfill({ status: 409, json: { success: false, code: "review.own_vote", message: "No." } })
    })
    // Pressed three times while the first is on its way: one vote, shown at once.
    await yes.click()
    await expect(yes).toHaveAttribute("aria-pressed", "true", { timeout: 500 })
    await yes.click({ force: true })
    await yes.click({ force: true })
    await expect(yes).not.toHaveAttribute("aria-disabled", "true")
    expect(votes).toBe(1)
    await expect(first.getByRole("button", { name: "Helpful, 1 person", exact: true })).toBeVisible()
    const no = first.getByRole("button", { name: /^Not helpful/ })
    await no.click()
    await expectText(page, "Something went wrong while voting")
    await expect(yes).toHaveAttribute("aria-pressed", "true")
    await expect(first.getByRole("button", { name: "Not helpful, 0 people", exact: true })).toBeVisible()
    await no.click()
    await expectText(page, "Failed to submit vote")
    await expect(first.getByRole("button", { name: "Helpful, 1 person", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    )
  })

  test("are changed on their own page, only by their writer", async ({ page, anotherBrowser }) => {
    await aCustomer(page.request)
    const id = await writeReview(page.request)
    await visit(page, `/edit-review/${id}`)
    await expect(page.getByRole("heading", { name: "Change your review" })).toBeVisible()
    await page.getByLabel("Your review").fill("After a month it is softer still.")
    await page.getByRole("button", { name: "Save changes" }).click()
    await expect(page).toHaveURL(new RegExp(`/product/${REVIEWED}#reviews$`))
    await expect(rows(page).first()).toContainText("After a month it is softer still.")
    const guest = await (await anotherBrowser()).newPage()
    await visit(guest, `/edit-review/${id}`)
    await expect(guest.getByRole("heading", { name: "Sign in to write a review" })).toBeVisible()
    // In a separate browser: the guest's page asks for Google's nonce, whose reply brings a session too, and may come
    // after the one that the OTP is sent for.
    const stranger = await (await anotherBrowser()).newPage()
    await aCustomer(stranger.request)
    await visit(stranger, `/edit-review/${id}`)
    await expectText(stranger, "We could not find this review")
  })
})
