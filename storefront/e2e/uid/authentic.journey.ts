import { checkOf, writeUid } from "@silai/contracts/uid/code"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { expect, test } from "../../../backend/tests/browser/journey"
import { labels, photoOf, turn } from "../../../backend/tests/browser/label"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { main, press, expectText } from "../rooms"

const shirt = "classic-white-formal-shirt"
const PHOTO = "storefront/public/icon-512.png"

test("lets an owner type or scan a label's number, and says what it is, since when it is checked, and that labels can be copied", async ({
  page,
  anotherBrowser,
}, { project }) => {
  const [id, scanned] = (await labels(await anotherBrowser(), shirt, "M", 2)) as [string, string]
  const wrong = (id[0] === "7" ? "8" : "7") + id.slice(1)

  await visit(page, "/authentic")
  await page.screenshot({ path: `.cache/screens/authentic-${project.name}.png`, fullPage: true })
  await press(page, "Check")
  await expectText(page, "Please enter the number on the label.")
  await page.getByLabel("Number on the label").fill(wrong + checkOf(id))
  await press(page, "Check")
  await expectText(page, /its last sign does not fit/)
  await page.getByLabel("Number on the label").fill(` ${writeUid(id).toLowerCase().replaceAll("0", "o")} `)
  await press(page, "Check")
  await expectPath(page, `/authentic/${id}`)
  await expectText(page, "This label was issued by us")
  await expect(main(page).getByRole("heading", { name: "Classic White Formal Shirt" })).toBeVisible()
  for (const [name, value] of [
    ["Colour", "Classic White"],
    ["Size", "M"],
    ["Made on", "20 Nov 2026"],
    ["First checked", "Now, by you"],
    ["Checked", "once"],
  ])
    await expect(
      main(page)
        .locator("dl > div")
        .filter({ has: page.getByText(name!, { exact: true }) }),
    ).toContainText(value!)
  await expect(main(page).getByRole("img", { name: "Classic White Formal Shirt" })).toBeVisible()
  await expectNoBarriers(page, "what a number belongs to")
  await page.screenshot({ path: `.cache/screens/authentic-known-${project.name}.png`, fullPage: true })

  await main(page).getByRole("link", { name: "Another number" }).click()
  await page
    .getByLabel("Scan the label")
    .setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer: await photoOf(scanned) })
  await expectPath(page, `/authentic/${scanned}`)
  await expectText(page, "This label was issued by us")
  await main(page).getByRole("link", { name: "Another number" }).click()
  await page.getByLabel("Scan the label").setInputFiles(PHOTO)
  await expectText(page, /No code was found in this picture/)
})

test("opens the page of a label's own address, in capitals; answers a void, a copied and an unknown number differently, and accepts a report with a photo", async ({
  page,
  anotherBrowser,
}, { project }) => {
  const owner = await anotherBrowser()
  const [id, torn, copied] = (await labels(owner, shirt, "L", 3)) as [string, string, string]
  await turn(owner, torn, "void", "The label was torn off.")
  await turn(owner, copied, "reported", "Seen twice")

  await visit(page, `/AUTHENTIC/${id}`)
  await expectText(page, "This label was issued by us")
  await visit(page, `/authentic/${torn}`)
  await expectText(page, "This number is not valid any more")
  await expectText(page, /The label was torn off\./)
  await visit(page, `/authentic/${copied}`)
  await expectText(page, "This label has been copied")
  await expect(page.getByText("Seen twice")).toHaveCount(0)
  await expectNoBarriers(page, "a copied label")

  const never = `0000000000000${id.slice(13)}`
  await visit(page, `/authentic/${never}`)
  await expectText(page, /We never issued this number/)
  await page.screenshot({ path: `.cache/screens/authentic-unknown-${project.name}.png`, fullPage: true })
  await press(page, "Report a suspected fake")
  const dialog = page.getByRole("dialog", { name: "Report a suspected fake" })
  await dialog.getByRole("button", { name: "Send the report" }).click()
  await expectText(page, "Please tell us what you saw.")
  await dialog.getByLabel("What makes you doubt?").fill("The seams are loose.")
  await dialog.getByLabel("Where was it bought?").fill("A stall")
  await dialog.getByLabel("Add photos").setInputFiles([PHOTO])
  await expect(dialog.getByRole("img", { name: "Photo 1" })).toBeVisible()
  await expectNoBarriers(page, "a report, filled in")
  await page.screenshot({ path: `.cache/screens/authentic-report-${project.name}.png` })
  await dialog.getByRole("button", { name: "Send the report" }).click()
  await expectText(page, /We look at every report/)

  const reports = await owner.newPage()
  await reports.goto(`${theShop().shop}/admin/management/uid/reports`)
  const report = reports.getByRole("listitem").filter({ hasText: "The seams are loose." }).first()
  await expect(report.getByRole("img", { name: "Photo 1" })).toBeVisible()
  await reports.screenshot({ path: `.cache/screens/uid-reports-${project.name}.png`, fullPage: true })
  await report.getByLabel("Outcome").fill("Not ours")
  await report.getByRole("button", { name: "Close", exact: true }).click()
  await expect(reports.getByText("The report is noted.")).toBeVisible()
})
