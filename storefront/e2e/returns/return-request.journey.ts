import path from "node:path"
import sharp from "sharp"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { tick } from "../../../backend/tests/browser/choose"
import { aCustomer, codeTo, orderLinkTo } from "../../../backend/tests/browser/customer"
import { aGuest, placeOrder, placeOrderOf, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { cameDaysAgo, setStock, sql, theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { asOwner, deliver } from "../received"
import { callFrom, main, press, expectText } from "../rooms"

const shirt = "classic-white-formal-shirt"
const PHOTO = "storefront/public/icon-512.png"
const chest = {
  measurementType: "upperBody",
  neck: 15.5,
  shoulder: 18,
  chest: 40,
  upperBodyWaist: 36,
  sleeveLength: 24.5,
  shirtLength: 29,
}

test(
  "lets a guest prove by OTP that an order is theirs, send a shirt back once, and follow the refund to the bank",
  { tag: "@gate" },
  async ({ page, request, anotherBrowser }) => {
    const guest = aGuest("Paramjit Sodhi")
    const number = await placeOrder(request, guest, shirt, "L")
    const owner = await anotherBrowser()
    await signInAsOwner(owner)
    const orderId = await deliver(owner, number)

    await visit(page, "/request-return")
    await expectNoBarriers(page, "where a return begins, for a guest")
    await page.getByLabel("Order number").fill(number)
    await page.getByLabel("Mobile number").fill(guest.phone)
    await main(page).getByRole("button", { name: "Find Order" }).click()
    await press(page, "Send OTP")
    await page.getByLabel("OTP").fill(await codeTo(guest.phone))
    await expectPath(page, `/request-return/${number}`)

    await expectText(page, /You can ask until \d+ \w+ 2\d{3}/)
    await page.getByRole("radio", { name: /^Money back/ }).check()
    await page.getByRole("checkbox", { name: "Classic White Formal Shirt, L" }).check()
    const money = page.getByRole("complementary", { name: "Your refund" })
    await expect(money).toContainText("₹799")
    await expect(money).toContainText("-₹100")
    await expect(money).toContainText("You get back₹699")
    await press(page, "Ask for the return")
    await expectText(page, "Please choose a reason.")
    await expect(page.getByLabel(/^Reason for/)).toBeFocused()
    await page.getByLabel(/^Reason for/).selectOption("tooSmall")
    await page.getByLabel("Tell us more").fill("It pulls at the shoulders.")
    await page.getByLabel("Add a photo").setInputFiles([PHOTO, PHOTO])
    await expect(page.getByRole("progressbar")).toHaveCount(0)
    await expect(page.getByRole("button", { name: /^Send photo/ })).toHaveCount(0)
    await press(page, "Remove photo 2")
    await expect(page.getByRole("img", { name: "Photo 2" })).toHaveCount(0)
    await expectNoBarriers(page, "a request, filled in")
    await page.getByRole("button", { name: "Ask for the return" }).dblclick()

    await expect(page.getByRole("heading", { level: 1, name: /^Thank you\. Your request is RT-\d{6}$/ })).toBeVisible()
    await expectText(page, "Too small: It pulls at the shoulders.")
    await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible()
    await expectNoBarriers(page, "a request that was sent")
    const { data } = (await (await callFrom(page, "return/ofOrder", { orderId })).json()) as { data: { _id: string }[] }
    expect(data).toHaveLength(1)

    const returnId = data[0]!._id
    for (const state of ["approved", "received", "refunded"])
      await asOwner(owner, "admin/returns/update", { returnId, state })
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(/₹699 was refunded to you on/)).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
    await expectText(page, /Your bank finds it by the reference/)
    await expect(page.getByRole("button", { name: "Withdraw the request" })).toHaveCount(0)
    await main(page)
      .getByRole("link", { name: `Order ${number}` })
      .click()
    await expectText(page, "Order Returned")
  },
)

test("paints the ground of a transparent photo white, and not black", async ({ page, anotherBrowser }) => {
  const number = await placeOrder(page.request, aGuest("Harleen Sidhu"), shirt, "L")
  const owner = await anotherBrowser()
  await signInAsOwner(owner)
  await deliver(owner, number)
  await visit(page, `/request-return/${number}`)
  await page.getByRole("radio", { name: /^Money back/ }).check()
  await page.getByRole("checkbox", { name: "Classic White Formal Shirt, L" }).check()
  await page.getByLabel(/^Reason for/).selectOption("faulty")
  const ground = { width: 900, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  const buffer = await sharp({ create: ground }).png().toBuffer()
  await page.getByLabel("Add a photo").setInputFiles({ name: "cut-out.png", mimeType: "image/png", buffer })
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await page.getByLabel("Tell us more").fill("A seam is open.")
  await press(page, "Ask for the return")
  await expect(page.getByRole("heading", { level: 1, name: /^Thank you\. Your request is RT-\d{6}$/ })).toBeVisible()
  const [{ file_ids: files }] = (await sql(
    `select f.file_ids from sent_file f join return_request r on r.id = f.owner_id join order_state o on o.order_id = r.order_id where o.number = $1`,
    [Number(number.slice(3))],
  )) as [{ file_ids: string[] }]
  for (const file of files) {
    const { dominant } = await sharp(path.join(theShop().dataDir, "pictures", file)).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  }
})

test("exchanges for a size in stock for a customer, from the order's page, and withdraws it again", async ({
  page,
  anotherBrowser,
}) => {
  const me = await aCustomer(page.request)
  await setStock(shirt, "XL", 3)
  await setStock(shirt, "S", 0)
  const number = await placeOrder(page.request, me, shirt, "M")
  const owner = await anotherBrowser()
  await signInAsOwner(owner)
  const orderId = await deliver(owner, number)

  await visit(page, "/request-return")
  await main(page)
    .getByRole("link", { name: new RegExp(number) })
    .click()
  await expectPath(page, `/request-return/${orderId}`)
  await visit(page, `/track-order/orders/${orderId}`)
  await main(page).getByRole("link", { name: "Return or exchange" }).click()
  await page.getByRole("radio", { name: /^Another size/ }).check()
  await page.getByRole("checkbox", { name: "Classic White Formal Shirt, M" }).check()
  await expect(page.getByRole("radio", { name: /^S None left/ })).toBeDisabled()
  await tick(page.getByRole("radio", { name: /^XL 3 left/ }))
  await page.getByLabel(/^Reason for/).selectOption("tooSmall")
  await expect(page.getByText("The exchange costs you nothing.")).toBeVisible()
  await press(page, "Change the address")
  await page.getByLabel("House number and street").fill("")
  await press(page, "Ask for the exchange")
  await expect(page.getByLabel("House number and street")).toBeFocused()
  await page.getByLabel("House number and street").fill("7 Ferozepur Road")
  await press(page, "Ask for the exchange")
  await expectPath(page, /\/return-order\/\w+$/)
  await expectText(page, "White, Size M for size XL, 1 piece")
  await expectText(page, "7 Ferozepur Road")

  await press(page, "Withdraw the request")
  const ask = page.getByRole("dialog", { name: "Withdraw this request?" })
  await ask.getByRole("button", { name: "Keep it" }).click()
  await expect(ask).toBeHidden()
  await press(page, "Withdraw the request")
  await ask.getByRole("button", { name: "Withdraw the request" }).click()
  await expectText(page, "You have withdrawn this request.")
  await visit(page, "/request-return")
  await expectText(page, "Another size: Withdrawn")
  await visit(page, `/track-order/orders/${orderId}`)
  await expectText(page, "Another size: Withdrawn")
  await expect(main(page).getByRole("link", { name: "Return or exchange" })).toBeVisible()
})

test("alters a made-to-measure piece, does not return it, and needs only the mail's link to request it", async ({
  page,
  request,
  anotherBrowser,
}) => {
  const guest = aGuest("Harleen Gill")
  const number = await placeOrderOf(request, guest, [{ slug: shirt, size: chest }])
  const owner = await anotherBrowser()
  await signInAsOwner(owner)
  await deliver(owner, number)
  await visit(page, await orderLinkTo(guest.email))
  await main(page).getByRole("link", { name: "Return or exchange" }).click()
  await expectText(page, /^Custom-size pieces are cut for one person and cannot be returned/)
  await expect(page.getByRole("radio", { name: /^Money back/ })).toHaveCount(0)
  await page.getByRole("checkbox").check()
  await page.getByLabel(/^Reason for/).selectOption("tooLarge")
  await press(page, "Ask for the alteration")
  await expectText(page, "Please tell us what should be changed.")
  await page.getByLabel("Tell us more").fill("An inch less at the waist.")
  await press(page, "Ask for the alteration")
  await expect(page.getByRole("heading", { level: 1, name: /^Thank you/ })).toBeVisible()
  await page.reload()
  await expectText(page, "Too large: An inch less at the waist.")
})

test(
  "refuses a request too late, or before delivery, with the reason; tells a stranger nothing",
  { tag: "@gate" },
  async ({ page, request, anotherBrowser }) => {
    const guest = aGuest()
    const number = await placeOrder(request, guest, shirt, "M")
    const link = await orderLinkTo(guest.email)
    const ask = link.replace("/order-confirmation/", "/request-return/")
    await visit(page, ask)
    await expectText(page, "This can be asked for once the order is delivered or collected.")
    const owner = await anotherBrowser()
    await signInAsOwner(owner)
    await deliver(owner, number)
    await cameDaysAgo(number, 9)
    await visit(page, ask)
    await expectText(page, /^The time to ask was over on/)

    const stranger = await (await anotherBrowser()).newPage()
    await visit(stranger, `/request-return/${number}`)
    await expect(stranger.getByLabel("Order number")).toHaveValue(number)
    await expect(stranger.getByText("Classic White")).toHaveCount(0)
    await visit(stranger, "/return-order/ret_01")
    await expect(stranger.getByText("We could not find this request.")).toBeVisible()
  },
)
