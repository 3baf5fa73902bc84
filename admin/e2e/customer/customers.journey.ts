import { aCustomer } from "../../../backend/tests/browser/customer"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { choiceOf } from "../../../backend/tests/browser/choose"
import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { type BrowserContext } from "@playwright/test"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath } from "../../../backend/tests/browser/visit"

const openCounter = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
/** A customer with an account, signed in to the shop in a separate browser. */
async function aMember({ request }: BrowserContext, name: string) {
  const who = await aCustomer(request, name)
  const call = async (path: string, data: object) =>
    (await request.post(`${theShop().shop}/api/customer/${path}`, { data, headers: { origin: theShop().shop } })).json()
  const { data } = (await call("single", {})) as { data: { _id: string } }
  return { ...who, id: data._id, call }
}
const find = async (page: Page, words: string, name: string) => {
  await Promise.all([page.waitForURL(/search=/), page.getByRole("searchbox", { name: "Search customers" }).fill(words)])
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(1)
}

test("lets the shopkeeper find a guest, read what they bought, and write a note", async ({ page, request }) => {
  const guest = aGuest("Paramjit Toor")
  const number = await placeOrder(request, guest, "classic-white-formal-shirt")
  await signInAsOwner(page.context())
  await openCounter(page, "manage/customer")
  await find(page, guest.phone, "Paramjit Toor")
  await page.getByRole("tab", { name: "Guests" }).click()
  await expect(page).toHaveURL(/kind=guest/)
  await page.getByRole("link", { name: "Paramjit Toor", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Paramjit Toor" })).toBeVisible()
  await expect(page.getByText("14 Model Town").first()).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(`wa.me/91${guest.phone}`),
  )
  await page.getByRole("button", { name: "Add note" }).click()
  await expect(page.getByText("Please write something first.")).toBeVisible()
  await page.getByRole("textbox", { name: "New note" }).fill("Collects on Saturdays")
  await page.getByRole("link", { name: "Customers" }).last().click()
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click()
  await expect(page.getByRole("textbox", { name: "New note" })).toHaveValue("Collects on Saturdays")
  await page.getByRole("button", { name: "Add note" }).click()
  await expect(page.getByText("Collects on Saturdays")).toBeVisible()
  await expect(page.getByRole("textbox", { name: "New note" })).toHaveValue("")
  await page.getByRole("link", { name: number }).click()
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible()
  await page.getByRole("link", { name: "Customer page of Paramjit Toor" }).click()
  await expect(page.getByText("Collects on Saturdays")).toBeVisible()
  await page.getByRole("button", { name: /^Delete the note/ }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Collects on Saturdays")).toHaveCount(0)
  // The next order by phone begins with this customer, and can be left again without a question.
  await page.getByRole("link", { name: "New order" }).click()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Paramjit Toor")
  await expect(page.getByLabel("House, street")).toHaveValue("14 Model Town")
  await expect(page.getByRole("button", { name: "Remove the customer" })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: "Paramjit Toor" })).toBeVisible()
})

test("keeps filters in the address, restores the list by Back, and saves the list as a file", async ({
  page,
  request,
  isMobile,
}) => {
  const guest = aGuest("Sarabjit Pannu")
  await placeOrder(request, guest, "classic-white-formal-shirt")
  await signInAsOwner(page.context())
  await openCounter(page, `manage/customer?search=${guest.phone}&orders=yes&spend=500`)
  await expect(choiceOf(page, "Orders")).toContainText("Has ordered")
  await expect(page.getByRole("spinbutton", { name: "Spent at least" })).toHaveValue("500")
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/)
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString()
  expect(text).toContain(`Sarabjit Pannu,${guest.phone}`)
  expect(text.trim().split("\r\n")).toHaveLength(2)
  if (isMobile) await page.getByRole("link", { name: "Sarabjit Pannu", exact: true }).click()
  else {
    await page.getByRole("heading", { level: 1 }).click()
    await page.keyboard.press("j")
    await page.keyboard.press("Enter")
  }
  await expect(page.getByRole("heading", { level: 1, name: "Sarabjit Pannu" })).toBeVisible()
  await page.getByRole("link", { name: "Customers" }).last().click()
  await expect(page).toHaveURL(/orders=yes/)
  await page.getByRole("spinbutton", { name: "Spent at least" }).fill("5,00,000")
  await page.getByRole("spinbutton", { name: "Spent at least" }).press("Enter")
  await expect(page.getByText("No customers match")).toBeVisible()
  await page.getByRole("button", { name: "Show all customers" }).click()
  await expect(page).toHaveURL(/manage\/customer$/)
})

test("lets the tailor measure a customer, and keeps a change that the customer makes in the meantime", async ({
  page,
  anotherBrowser,
}) => {
  const member = await aMember(await anotherBrowser(), "Jagroop Sekhon")
  await signInAsOwner(page.context())
  await openCounter(page, "measurement/add")
  await page.getByRole("searchbox", { name: "Search customers" }).fill(member.phone)
  await expect(page.getByRole("button", { name: /Jagroop Sekhon/ })).toHaveCount(1)
  await page.getByRole("button", { name: /Jagroop Sekhon/ }).click()
  await page.getByRole("button", { name: "Lower body" }).click()
  await page.getByLabel("Hip").fill("4 1/2")
  await page.getByRole("button", { name: "Save measurements" }).click()
  await expect(page.getByText("Measurement must be between 5 and 80 inches.")).toBeVisible()
  await expect(page.getByLabel("Hip")).toBeFocused()
  for (const [name, inches] of [
    ["Hip", "40 1/2"],
    ["Waist", "34"],
    ["Thigh", "24¼"],
    ["Leg length", "41"],
    ["Bottom", "15.5"],
  ] as const)
    await page.getByRole("textbox", { name, exact: true }).fill(inches)
  await page.getByRole("button", { name: "Save measurements" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Jagroop Sekhon" })).toBeVisible()
  await expect(page.getByLabel("Hip")).toHaveValue("40½")
  await member.call("measurement/update", { hip: 43 })
  await page.getByLabel("Thigh").fill("25")
  await page.getByRole("button", { name: "Save measurements" }).click()
  await expect(page.getByText(/changed in the meantime by the customer/)).toBeVisible()
  await expect(page.getByRole("row", { name: /^Hip/ })).toContainText("43″")
  await expect(page.getByLabel("Thigh")).toHaveValue("25")
  await page.getByRole("button", { name: "Take theirs" }).click()
  await expect(page.getByLabel("Hip")).toHaveValue("43")
  await expect(page.getByLabel("Thigh")).toHaveValue("24¼")
  await page.getByRole("button", { name: "Bring it back" }).click()
  await expect(page.getByLabel("Thigh")).toHaveValue("25")
  await page.keyboard.press("Control+s")
  await expect(page.getByText("Measurements saved")).toBeVisible()
  await page.getByLabel("Thigh").fill("26")
  await page.getByRole("link", { name: "Measurements" }).last().click()
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click()
  await expect(page.getByLabel("Thigh")).toHaveValue("26")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByRole("button", { name: "More" }).click()
  await page.getByRole("menuitem", { name: "Delete these measurements" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Measurements" })).toBeVisible()
})

test("signs a customer out everywhere", async ({ page, anotherBrowser }) => {
  const theirs = await anotherBrowser()
  const member = await aMember(theirs, "Kulwant Aulakh")
  await signInAsOwner(page.context())
  await openCounter(page, `manage/customer/${member.id}`)
  await page.getByRole("button", { name: "Sign out everywhere" }).click()
  await expect(page.getByText(/has to sign in again/)).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click()
  await expect(page.getByText("Signed out on 1 device.")).toBeVisible()
  await expect(page.getByText("No device at the moment.")).toBeVisible()
})

test("has no barriers where a measurement is refused", async ({ page, anotherBrowser }) => {
  const member = await aMember(await anotherBrowser(), "Barinder Khosa")
  await signInAsOwner(page.context())
  await openCounter(page, `measurement/add?customer=${member.id}`)
  await page.getByLabel("Hip").or(page.getByLabel("Chest")).fill("4")
  await page.getByRole("button", { name: "Save measurements" }).click()
  await expect(page.getByLabel("Hip").or(page.getByLabel("Chest"))).toHaveAttribute("aria-invalid", "true")
  await expectNoBarriersInBothThemes(page, "measuring")
})

test("leads Back to a customer's page after a measurement was changed from there", async ({ page, anotherBrowser }) => {
  const member = await aMember(await anotherBrowser(), "Gurnoor Bal")
  await member.call("measurement/add", { hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 })
  await signInAsOwner(page.context())
  await openCounter(page, `manage/customer/${member.id}`)
  await page.getByRole("link", { name: /^Change lower body/ }).click()
  await page.getByLabel("Hip").fill("42")
  await page.keyboard.press("Control+s")
  await expect(page.getByText("Measurements saved")).toBeVisible()
  await page.getByRole("link", { name: "Gurnoor Bal", exact: true }).click()
  await expectPath(page, `/admin/manage/customer/${member.id}`)
})
