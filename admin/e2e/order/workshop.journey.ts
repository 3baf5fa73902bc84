import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, measured, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { ageOrder, orderStatuses, sql, theShop } from "../../../backend/tests/browser/shop"

const SHIRT = "classic-white-formal-shirt"
const stage = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) })
const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

async function openBoard(page: Page, search = ""): Promise<void> {
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/workshop${search && `?search=${search}`}`)
  await expect(page.getByRole("heading", { level: 1, name: "Workshop" })).toBeVisible()
}

// Also after a failure: with a number left over, the next try would change nothing.
test.afterEach(() => sql("update staff_member set pieces_per_day = null"))

test(
  "shows late pieces with their measurements in the workshop, and moves a shirt to the next stage",
  { tag: "@both" },
  async ({ page, request, isMobile }) => {
    test.slow()
    const guest = aGuest("Navdeep Brar")
    const late = await placeOrder(request, guest, SHIRT, measured)
    await ageOrder(late, 30, 1)
    const fresh = await placeOrder(request, { ...guest }, SHIRT, measured)
    await ageOrder(fresh, 0, 1)
    await openBoard(page, guest.phone)
    const cards = stage(page, "Accepted").getByRole("listitem").filter({ hasText: "Navdeep Brar" })
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText(late)
    await expect(cards.first()).toContainText("days late")
    await expect(cards.nth(1)).toContainText("days left")
    await expect(cards.first().getByText("15½")).toBeVisible()
    expect(await over(page)).toBeLessThanOrEqual(0)
    await expectNoBarriersInBothThemes(page, "the workshop")
    await page.screenshot({ path: ".cache/screens/workshop.png", fullPage: true })

    // By keyboard: the question's main button has the focus, and afterwards the card wherever it is.
    await page.getByRole("button", { name: `Start work: ${late}` }).focus()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("dialog")).toContainText("Start work on this order?")
    await page.keyboard.press("Enter")
    await expect(page.getByText("The order is now: In Progress")).toBeVisible()
    await expect(cards).toHaveCount(1)
    if (isMobile) await page.getByRole("tab", { name: /^In progress/ }).click()
    const moved = stage(page, "In progress").getByRole("link", { name: new RegExp(late) })
    await expect(moved).toBeVisible()
    if (!isMobile) await expect(moved).toBeFocused()
  },
)

test("stores how many pieces a person sews a day, and shows the work by person and day on the board", async ({
  page,
  request,
}) => {
  const guest = aGuest("Jasleen Virk")
  const number = await placeOrder(request, guest, SHIRT, measured)
  await ageOrder(number, 30, 1)
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/staff`)
  const pieces = page.getByRole("spinbutton", { name: /^Pieces that .+ sews a day$/ }).first()
  await pieces.fill("4")
  await pieces.press("Enter")
  await expect(page.getByText(/ sews 4 pieces a day\.$/)).toBeVisible()
  await openBoard(page, guest.phone)
  await page.getByRole("button", { name: "Work by person and day" }).click()
  const late = page.getByRole("button", { name: /^No one yet, Late: / })
  await expect(late).toBeVisible()
  await expectNoBarriersInBothThemes(page, "the work by person and day")
  await page.screenshot({ path: ".cache/screens/workshop-load.png", fullPage: true })
  await late.click()
  await expect(page).toHaveURL(/tailor=nobody&due=late|due=late&tailor=nobody/)
  await expect(page.getByRole("link", { name: new RegExp(number) })).toBeVisible()
  await page.getByRole("button", { name: "Show all days" }).click()
  await expect(page).not.toHaveURL(/due=/)
  await page.goto(`${theShop().shop}/admin/staff`)
  await pieces.fill("")
  await pieces.press("Enter")
  await expect(page.getByText(/^The day of .+ is not counted\.$/)).toBeVisible()
})

test("drags a card with the mouse to a stage that may follow, and to no other", async ({ page, request }) => {
  const guest = aGuest("Harleen Sodhi")
  const number = await placeOrder(request, guest, SHIRT, measured)
  await ageOrder(number, 3, 2)
  await openBoard(page, guest.phone)
  const link = page.getByRole("link", { name: new RegExp(number) })
  const drag = async (to: string) => {
    const target = (await stage(page, to).boundingBox())!
    // Hovering waits until the card is at rest: a refused one glides back first.
    await link.locator("xpath=ancestor::li").hover({ position: { x: 120, y: 50 } })
    await page.mouse.down()
    await page.mouse.move(target.x + target.width / 2, target.y + 100, { steps: 8 })
    await page.mouse.up()
  }
  await drag("Accepted")
  await expect(page.getByRole("dialog")).toBeHidden()
  await drag("Ready")
  const question = page.getByRole("dialog")
  await expect(question).toContainText(`${number}: Is everything packed?`)
  await question.getByRole("button", { name: "Ready for shipping" }).click()
  await expect(stage(page, "Ready").getByRole("link", { name: new RegExp(number) })).toBeVisible()
})

test("starts the work on an order once, however often the button is pressed", async ({ page, request }) => {
  const guest = aGuest("Amrit Bhullar")
  const number = await placeOrder(request, guest, SHIRT, measured)
  await ageOrder(number, 0, 1)
  await openBoard(page, guest.phone)
  const sent: string[] = []
  page.on("request", (one) => /order\/(move|update)/.test(one.url()) && sent.push(one.url()))
  await page.getByRole("button", { name: `Start work: ${number}` }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Start work" }).dblclick()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect.poll(() => orderStatuses(guest.phone)).toMatchObject([{ code: 2 }])
  expect(sent).toHaveLength(1)
})

test("announces a card that a colleague moved, and shows its new place on the board", async ({ page, request }) => {
  const guest = aGuest("Manjit Kahlon")
  const number = await placeOrder(request, guest, SHIRT, measured)
  await ageOrder(number, 0, 1)
  await openBoard(page, guest.phone)
  const start = page.getByRole("button", { name: `Start work: ${number}` })
  await start.click()
  // Without the board noticing: no live event is sent.
  await ageOrder(number, 0, 3)
  await page.getByRole("dialog").getByRole("button", { name: "Start work" }).click()
  await expect(page.getByText(`${number} was moved in the meantime.`, { exact: false })).toBeVisible()
  await expect(stage(page, "Ready").getByRole("link", { name: new RegExp(number) })).toBeVisible()
})

test("filters shirts and trousers, in the address too", async ({ page, request }) => {
  const guest = aGuest("Jasleen Toor")
  const number = await placeOrder(request, guest, SHIRT, measured)
  await ageOrder(number, 0, 1)
  await openBoard(page, guest.phone)
  const link = page.getByRole("link", { name: new RegExp(number) })
  await expect(link).toBeVisible()
  await page.getByRole("tab", { name: "Trousers" }).click()
  await expect(link).toBeHidden()
  await expect(page).toHaveURL(/type=lowerBody/)
  await page.getByRole("tab", { name: "Shirts" }).click()
  await expect(link).toBeVisible()
})
