import { aCustomer } from "../../../backend/tests/browser/customer"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { cancelOrders, theShop } from "../../../backend/tests/browser/shop"

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("status", { name: "खुल रहा है" })).toHaveCount(0)
}
/** The English words of a screen, without its keys, mail addresses, the gateway's numbers, and what `known` names. */
async function englishOn(page: Page, ...known: string[]): Promise<string[]> {
  const text = await page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const key of copy.querySelectorAll("kbd, .unseen")) key.remove()
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    let all = ""
    while (texts.nextNode()) all += ` ${texts.currentNode.nodeValue}`
    return all
  })
  return (text.replaceAll(/\S*[@_]\S*/g, "").match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !known.includes(word))
}

test.beforeEach(async ({ page }) => {
  await signInAsOwner(page.context())
  await page.addInitScript(() => localStorage.setItem("adminLanguage", "hi"))
})

test("lets a tailor measure a customer in Hindi: fields, their errors, who changed what, and the question before deleting", async ({
  page,
}) => {
  test.slow()
  const { phone, name } = await aCustomer(undefined, "Amrit Sandhu")
  const names = [...name.split(" "), "Harpreet", "Singh", "Silai"]
  await open(page, "measurement/add")
  await page.getByRole("searchbox", { name: "ग्राहक खोजें" }).fill("zzqqxx")
  await expect(page.getByText("इस नाम का कोई नहीं मिला।")).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await page.getByRole("searchbox", { name: "ग्राहक खोजें" }).fill(phone)
  await page.getByRole("button", { name }).click()

  await page.getByLabel("छाती").fill("4")
  await page.getByRole("button", { name: "नाप सहेजें" }).click()
  await expect(page.getByText("नाप 5 से 80 इंच के बीच होना चाहिए।")).toBeVisible()
  await expect(page.getByText("आगे बढ़ने के लिए यह नाप भरें।").first()).toBeVisible()
  expect(await englishOn(page, ...names)).toEqual([])
  for (const [label, inches] of Object.entries({
    गला: "15½",
    कंधा: "18",
    छाती: "40",
    कमर: "34",
    "बाज़ू की लंबाई": "25",
    "कमीज़ की लंबाई": "29",
  }))
    await page.getByLabel(label).fill(inches)
  await page.keyboard.press("Control+s")
  await expect(page.getByText("नाप सहेज लिया")).toBeVisible()
  const history = page.getByRole("region", { name: "इतिहास" })
  await expect(history).toContainText("छाती 40″ लिया")
  await page.getByLabel("छाती").fill("41")
  await page.keyboard.press("Control+s")
  await expect(history.getByRole("listitem").first()).toContainText("छाती 41″, पहले 40″")
  await expect(history.getByRole("listitem").first()).toContainText("Harpreet Singh")
  expect(await englishOn(page, ...names)).toEqual([])

  await page.getByLabel("छाती").fill("42")
  await page.getByRole("link", { name: "नाप", exact: true }).last().click()
  const question = page.getByRole("dialog")
  await expect(question).toContainText("बिना सहेजे जाएँ?")
  await question.getByRole("button", { name: "जाएँ", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "नाप" })).toBeVisible()
  // The newest first: that of an earlier try is below.
  await page
    .getByRole("link", { name: `${name}, ऊपरी शरीर` })
    .first()
    .click()
  await page.getByRole("button", { name: "और", exact: true }).click()
  await page.getByRole("menuitem", { name: "यह नाप मिटाएँ" }).click()
  await expect(question).toContainText(`${name} का नाप फिर से लेना होगा`)
  await question.getByRole("button", { name: "मिटाएँ", exact: true }).click()
  await expect(page.getByText("नाप मिटा दिया")).toBeVisible()
})

test(
  "accepts orders in Hindi, and explains in Hindi too what failed, and a page that does not exist",
  { tag: "@gate" },
  async ({ page }) => {
    const guest = aGuest("Navdeep Sandhu")
    const number = await placeOrder(page.request, guest, "classic-white-formal-shirt")
    await open(page, `order/manage?search=${guest.phone}&status=0`)
    await page.getByRole("checkbox", { name: `${number} चुनें` }).click()
    await page.getByRole("button", { name: /^स्वीकार करें/ }).click()
    await cancelOrders([number])
    await page.getByRole("dialog").getByRole("button", { name: "स्वीकार करें" }).click()
    const failures = page.getByRole("dialog", { name: "1 में से 1 नहीं हो सके" })
    await expect(failures).toContainText("ऑर्डर इस बीच बदल चुका है; अब यह कदम नहीं हो सकता।")
    await failures.getByRole("button", { name: "बंद करें" }).last().click()
    await open(page, "order/manage?search=zzqqxx")
    await expect(page.getByText("कोई ऑर्डर नहीं मिला")).toBeVisible()
    expect(await englishOn(page, "CSV", "zzqqxx")).toEqual([])
    await open(page, "nowhere")
    expect(await englishOn(page, "admin", "nowhere")).toEqual([])
  },
)

test("shows and accepts an order in Hindi: the list, the order, and the question", async ({ page }) => {
  const guest = aGuest("Navdeep Sandhu")
  // The taxes have these names on every invoice in India.
  const known =
    `${Object.values(guest).join(" ")} Classic White Formal Shirt Razorpay CSV CGST SGST HSN Harpreet Singh`.split(" ")
  const number = await placeOrder(page.request, guest, "classic-white-formal-shirt")
  await open(page, `order/manage?search=${number}`)
  await expect(page.locator("[data-row]")).toHaveCount(1)
  expect(await englishOn(page, ...known)).toEqual([])
  await page.getByRole("link", { name: new RegExp(number) }).click()
  await expect(page.getByRole("heading", { level: 1, name: `ऑर्डर ${number}` })).toBeVisible()
  await expect(page.getByRole("link", { name: guest.email })).toBeVisible()
  expect(await englishOn(page, ...known)).toEqual([])
  await page.getByRole("button", { name: "ऑर्डर स्वीकार करें" }).click()
  const question = page.getByRole("dialog")
  await expect(question).toContainText("यह ऑर्डर स्वीकार करें?")
  expect(await question.textContent()).not.toMatch(/[A-Za-z]{3}/)
  await question.getByRole("button", { name: "ऑर्डर स्वीकार करें" }).click()
  await expect(page.getByText("ऑर्डर अब है: ऑर्डर स्वीकार हुआ")).toBeVisible()
  expect(await englishOn(page, ...known)).toEqual([])
})
