import { REVIEW_LIST } from "@silai/contracts/review/limits"
import { choose } from "../../../backend/tests/browser/choose"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { noReviews, receives, REVIEWED, writeReview } from "../../../backend/tests/browser/review"
import { theShop } from "../../../backend/tests/browser/shop"
import { scripts } from "../../../backend/tests/rig/opening/scripts"

const main = (page: Page) => page.getByRole("main")
const dialog = (page: Page) => page.getByRole("dialog")
const row = (page: Page, name: string) => main(page).getByRole("link", { name: new RegExp(`^Review by ${name},`) })
const pwned = (page: Page) => page.evaluate(() => (window as { pwned?: unknown }).pwned)

test("filters, answers, hides and deletes reviews", async ({ page, anotherBrowser }) => {
  test.slow()
  await signInAsOwner(page.context())
  await noReviews(page.request)
  await page.goto(`${theShop().shop}/product/view/${REVIEWED}`)
  const picture = await page.screenshot()
  for (const [userName, rating] of [
    ["Bright Star", 5],
    ["Dim Star", 1],
    ["Third Star", 3],
  ] as const) {
    const writer = await anotherBrowser()
    await receives((await aCustomer(writer.request)).email)
    await writeReview(writer.request, { userName, rating, ...(rating === 5 && { picture }) })
  }
  await page.goto(`${theShop().shop}/admin/reviews`)
  await expect(row(page, "Dim Star")).toBeVisible()
  await expect(main(page)).toContainText("3.0 of 5 from 3 verified buyers")
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: ".cache/screens/reviews-list.png" })
  await choose(page, "Stars", "5 stars")
  await expect(row(page, "Dim Star")).toBeHidden()
  await row(page, "Bright Star").click()
  await expect(page.getByRole("heading", { level: 1, name: "Review by Bright Star" })).toBeVisible()
  await page.getByRole("button", { name: "See photo 1 large" }).click()
  await expect(dialog(page).getByRole("img", { name: "Photo 1 of 1" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await page.getByRole("textbox", { name: "Reply from the shop" }).fill("Thank you. Wear it well.")
  await page.getByRole("button", { name: "Publish the reply" }).click()
  await expect(page.getByText("Saved.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Remove the reply" })).toBeVisible()
  await page.screenshot({ path: ".cache/screens/review-single.png", fullPage: true })
  const shopper = await (await anotherBrowser()).newPage()
  await shopper.goto(`${theShop().shop}/product/${REVIEWED}#reviews`)
  await shopper.getByRole("region", { name: "Reviews" }).scrollIntoViewIfNeeded()
  await expect(shopper.getByText("Thank you. Wear it well.")).toBeVisible()

  await page.goto(`${theShop().shop}/admin/reviews`)
  for (const name of ["Dim Star", "Third Star"]) await page.getByRole("checkbox", { name: `Choose ${name}` }).check()
  const bar = page.getByRole("region", { name: "Chosen reviews" })
  await bar.getByRole("button", { name: "Hide" }).click()
  await expect(page.getByText("2 reviews are hidden.")).toBeVisible()
  await expect(main(page)).toContainText("5.0 of 5 from 1 verified buyer")
  await page.getByRole("tab", { name: "Hidden" }).click()
  await expect(row(page, "Bright Star")).toBeHidden()
  await page.getByRole("checkbox", { name: "Choose Dim Star" }).check()
  await bar.getByRole("button", { name: "Delete" }).click()
  await dialog(page).getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("1 review is deleted.")).toBeVisible()
  await expect(row(page, "Dim Star")).toBeHidden()
  await expect(row(page, "Third Star")).toBeVisible()
  await noReviews(page.request)
})

test("runs none of sixty texts that look like scripts, neither in the shop nor in the back office", async ({
  page,
  anotherBrowser,
}) => {
  test.setTimeout(300_000)
  await signInAsOwner(page.context())
  await noReviews(page.request)
  await page.goto(`${theShop().shop}/product/view/${REVIEWED}`)
  const picture = await page.screenshot()
  const ids: string[] = []
  const sent: string[] = []
  // As many as fit into one text; the first is also the title, the name and the picture's name.
  for (const rest = [...scripts]; rest.length;) {
    const [first] = rest as [string]
    let review = ""
    while (rest.length && (review + rest[0]!).length < 490) {
      sent.push(rest[0]!)
      review += `${rest.shift()!}\n`
    }
    const writer = await anotherBrowser()
    await aCustomer(writer.request)
    const names = { userName: first.slice(0, 20), reviewTitle: first.slice(0, 50) }
    ids.push(await writeReview(writer.request, { review, picture, ...names }))
  }
  expect(sent).toEqual(scripts)
  for (const [n, reviewId] of ids.entries())
    await page.request.post(`${theShop().shop}/api/admin/productReview/update`, {
      data: {
        reviewId,
        reply: scripts
          .slice(n * 7, n * 7 + 7)
          .join("\n")
          .slice(0, 500),
      },
      headers: { origin: theShop().shop },
    })
  const shopper = await (await anotherBrowser()).newPage()
  await shopper.goto(`${theShop().shop}/product/${REVIEWED}`)
  const reviews = shopper.getByRole("region", { name: "Reviews" })
  await reviews.scrollIntoViewIfNeeded()
  await expect(reviews.getByRole("article").first()).toBeVisible()
  for (let n = REVIEW_LIST.pageSize; n < ids.length; n += REVIEW_LIST.pageSize) {
    await expect(reviews.getByRole("article")).toHaveCount(n)
    await reviews.getByRole("button", { name: "Show more reviews" }).click()
  }
  await expect(reviews.getByRole("article")).toHaveCount(ids.length)
  const shown = await reviews.innerText()
  for (const script of scripts) expect(shown).toContain(script.replace(/\s+/g, " ").trim().split("\n")[0]!)
  expect(await pwned(shopper)).toBe(undefined)
  await page.goto(`${theShop().shop}/admin/reviews?pageSize=100`)
  await expect(main(page).locator("[data-row]")).toHaveCount(ids.length)
  expect(await pwned(page)).toBe(undefined)
  for (const id of ids) {
    await page.goto(`${theShop().shop}/admin/review/single/${id}`)
    await expect(page.getByRole("heading", { level: 1, name: /^Review by/ })).toBeVisible()
    expect(await pwned(page)).toBe(undefined)
  }
  await noReviews(page.request)
})
