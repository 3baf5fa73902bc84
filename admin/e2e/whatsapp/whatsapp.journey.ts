import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { choose } from "../../../backend/tests/browser/choose"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { aPhoto } from "../../../backend/tests/rig/hostile-files"
import {
  aWhatsappChat,
  aWriter,
  colleagueTypes,
  meta,
  openPhone,
  types,
  wroteHoursAgo,
  type Writer,
} from "../../../backend/tests/browser/whatsapp"

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
const thread = (page: Page) => page.getByRole("log")
const field = (page: Page) => page.getByRole("textbox", { name: "Your message" })
const row = (page: Page, { name }: Writer) => page.getByRole("link", { name: new RegExp(name) })
const bubble = (page: Page, text: string) => thread(page).getByRole("listitem").filter({ hasText: text })
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click()
const picture = (page: Page, name: string) =>
  page.screenshot({ path: `.cache/screens/whatsapp-${name}.png`, animations: "disabled" })

test.beforeEach(({ page }) => signInAsOwner(page.context()))

test("@both lets a customer and the shop write to each other, and each read it without a reload", async ({
  page,
  isMobile,
  anotherBrowser,
}) => {
  const writer = aWriter()
  await open(page, "whatsapp")
  const phone = await (await anotherBrowser()).newPage()
  await openPhone(phone, writer)
  await types(phone, "Do you have the white shirt in 42?")
  await expect(row(page, writer)).toContainText("1 unread message")
  await expect(page).toHaveTitle(/^\([\d,]+\) WhatsApp/)
  await picture(page, isMobile ? "list-phone" : "list")

  await row(page, writer).click()
  await expect(page).toHaveURL(new RegExp(`/admin/whatsapp/wch_\\w+/${encodeURIComponent(writer.name)}`))
  await expect(bubble(page, "Do you have the white shirt in 42?")).toBeVisible()
  await expect(thread(page).getByText("Today")).toBeVisible()
  await expect(page.getByText(/min left to write freely/)).toBeVisible()
  // A quick reply by its shortcut, with the customer's name in it.
  await field(page).pressSequentially("/hel")
  await expect(page.getByRole("menuitem", { name: /^\/hello/ })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(field(page)).toHaveValue(/^Namaste Asha, this is /)
  await send(page)
  await expect(field(page)).toHaveValue("")
  // A shortcut itself never goes to the customer: with its menu closed, "Send" writes the sentence, or says that there is none.
  await field(page).pressSequentially("/thanks")
  await page.keyboard.press("Escape")
  await send(page)
  await expect(field(page)).toHaveValue(/^Thank you, Asha/)
  await field(page).fill("/thx")
  await send(page)
  await expect(page.getByText("No quick reply has this name.").last()).toBeVisible()
  await expect(field(page)).toHaveValue("/thx")
  // This customer has bought nothing yet: a sentence about an order would have gaps.
  await field(page).fill("/order")
  await send(page)
  await expect(page.getByText("No order of this customer is known.").last()).toBeVisible()
  // Only the shortcut at the caret becomes its sentence, not an earlier slash.
  await field(page).fill("")
  await field(page).pressSequentially("We have M / L. /tha")
  await expect(page.getByRole("menuitem", { name: /^\/thanks/ })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(field(page)).toHaveValue(/^We have M \/ L\. Thank you, Asha/)
  await field(page).fill("")
  const answer = bubble(page, "Namaste Asha")
  await expect(answer.getByTitle("Delivered")).toBeVisible()
  await expect(phone.getByRole("listitem").filter({ hasText: "Namaste Asha" })).toBeVisible()
  await phone.getByRole("button", { name: "Mark as read" }).first().click()
  await expect(answer.getByTitle("Read", { exact: true })).toBeVisible()
  await phone.getByRole("button", { name: "👍" }).first().click()
  await expect(answer.getByRole("img", { name: `Reaction 👍 of ${writer.name}` })).toBeVisible()
  await picture(page, isMobile ? "chat-phone" : "chat")
  await expectNoBarriersInBothThemes(page, "a chat")

  // A draft is still there after a reload, or after the list on a phone.
  await field(page).fill("We have it in")
  if (isMobile) await page.getByRole("button", { name: "All chats" }).click()
  else await page.goto(`${theShop().shop}/admin/whatsapp`)
  await expect(row(page, writer)).toBeVisible()
  await row(page, writer).click()
  await expect(field(page)).toHaveValue("We have it in")
  // So is that of a note.
  const asNote = page.getByRole("radiogroup", { name: "What you write" }).getByText("Note", { exact: true })
  const note = page.getByRole("textbox", { name: "Your note" })
  await asNote.click()
  await note.fill("Half a note")
  await page.reload()
  await asNote.click()
  await expect(note).toHaveValue("Half a note")
  await note.fill("")
  if (isMobile) {
    await page.getByRole("button", { name: "Customer and orders" }).click()
    await expect(
      page.getByRole("dialog", { name: "Customer and orders" }).getByText("Nothing bought yet."),
    ).toBeVisible()
    await picture(page, "person-phone")
  } else {
    const side = page.getByRole("complementary", { name: "Customer and orders" })
    await expect(side.getByText("Nothing bought yet.")).toBeVisible()
  }
})

test("shows everything that a customer can send: a picture as a picture, a place as a link", async ({
  page,
  anotherBrowser,
}) => {
  const writer = aWriter()
  const phone = await (await anotherBrowser()).newPage()
  await openPhone(phone, writer)
  await types(phone, "Look at https://shop.example/shirt.")
  await types(phone, "Hello Silai, about https://silai.example/product/classic-white-formal-shirt")
  for (const name of ["Location", "Press a button", "Something unsupported"])
    await phone.getByRole("button", { name }).click()
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  )
  await phone.getByLabel("Picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: pixel })
  await open(page, `whatsapp?search=${encodeURIComponent(writer.name)}`)
  await row(page, writer).click()
  await expect(thread(page).getByRole("link", { name: "https://shop.example/shirt" })).toBeVisible()
  await expect(thread(page).getByRole("link", { name: "Classic White Formal Shirt", exact: true })).toBeVisible()
  await expect(thread(page).getByRole("link", { name: "Open the map: Amritsar, Punjab" })).toBeVisible()
  await expect(thread(page).getByText(/Amritsar/)).toHaveCount(1)
  await expect(bubble(page, "Yes, please")).toBeVisible()
  await expect(bubble(page, "Something that WhatsApp does not pass on")).toBeVisible()
  await thread(page).getByRole("button", { name: "Open the picture" }).click()
  await expect(page.getByRole("dialog", { name: "Picture" }).getByRole("img", { name: "Picture" })).toBeVisible()
  await page.keyboard.press("Escape")
  // A reply names what it answers, from the message's own menu.
  await bubble(page, "Yes, please").getByRole("button", { name: "More about this message" }).click()
  await page.getByRole("menuitem", { name: "Reply" }).click()
  await expect(page.getByText("Your reply to: Yes, please")).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type("Thank you")
  await page.keyboard.press("Enter")
  await expect(bubble(page, "Thank you").getByRole("button", { name: "In reply to Yes, please" })).toBeVisible()
})

test("@both sends a file with a quick reply as its caption, by its shortcut or from the menu, and never the shortcut", async ({
  page,
  isMobile,
  anotherBrowser,
}) => {
  await page.addInitScript(() => localStorage.setItem("adminDarkTheme", "true"))
  const writer = aWriter()
  const phone = await (await anotherBrowser()).newPage()
  await openPhone(phone, writer)
  await types(phone, "How does it look?")
  await open(page, `whatsapp?search=${encodeURIComponent(writer.name)}`)
  await row(page, writer).click()
  const photo = { name: "shirt.jpg", mimeType: "image/jpeg", buffer: await aPhoto() }
  const attached = page.getByText("Attached: shirt.jpg")
  const attach = () => page.locator("input[type=file]").setInputFiles(photo)

  await attach()
  await expect(attached).toBeVisible()
  await field(page).pressSequentially("/thanks")
  await expect(page.getByRole("menuitem", { name: /^\/thanks/ })).toBeVisible()
  await picture(page, isMobile ? "quick-typed-phone" : "quick-typed")
  await page.keyboard.press("Escape")
  await send(page)
  await expect(field(page)).toHaveValue(/^Thank you, Asha/)
  await expect(attached).toBeVisible()
  await send(page)
  const first = bubble(page, "Thank you, Asha")
  await expect(first.getByRole("button", { name: "Open the picture" })).toBeVisible()
  await expect(attached).toBeHidden()

  await attach()
  await page.getByRole("button", { name: "Quick replies" }).click()
  const hello = page.getByRole("menuitem", { name: /^\/hello/ })
  await expect(hello).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole("tooltip")).toHaveCount(0)
  await picture(page, isMobile ? "quick-menu-phone" : "quick-menu")
  await expectNoBarriersInBothThemes(page, "the menu of quick replies")
  await hello.click()
  await send(page)
  await expect(bubble(page, "Namaste Asha").getByRole("button", { name: "Open the picture" })).toBeVisible()
  await expect(phone.getByRole("listitem").filter({ hasText: "Thank you, Asha" })).toBeVisible()
  await expect(phone.getByRole("listitem").filter({ hasText: "/thanks" })).toHaveCount(0)
})

test("says why a message fails and sends it again; leaves only templates after a day; shows STOP", async ({
  page,
  anotherBrowser,
}) => {
  const writer = aWriter("Navdeep Kaur")
  const chatId = await aWhatsappChat(page, writer, "Is it ready?")
  await open(page, `whatsapp/${chatId}`)
  await expect(bubble(page, "Is it ready?")).toBeVisible()
  await meta({ send: "token-expired" })
  await field(page).fill("Tomorrow at five")
  await page.keyboard.press("Enter")
  const failed = bubble(page, "Tomorrow at five")
  await expect(failed).toContainText("The shop's WhatsApp token has expired.")
  await picture(page, "failed")
  await expectNoBarriersInBothThemes(page, "a message that failed")
  await meta({ send: "normal" })
  await failed.getByRole("button", { name: "Send again" }).click()
  await expect(failed.getByTitle("Delivered")).toBeVisible()
  await expect(failed.getByRole("button", { name: "Send again" })).toHaveCount(0)

  await wroteHoursAgo(writer, 25)
  await page.reload()
  await expect(page.getByText("Only templates now")).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await expect(page.getByRole("textbox", { name: "Your note" })).toBeVisible()
  await page.getByRole("button", { name: "Send a template" }).click()
  const dialog = page.getByRole("dialog", { name: "Send a template" })
  // No order says which one is true.
  await dialog.getByRole("button", { name: "Send" }).click()
  await expect(dialog.getByText("Fill this in.").first()).toBeVisible()
  await choose(page, "Which template", "order accepted")
  await expect(dialog.getByRole("textbox", { name: "Value 1" })).toHaveValue("Navdeep")
  await dialog.getByRole("textbox", { name: "Value 2" }).fill("SL-000042")
  await expect(dialog.getByRole("region", { name: "Preview for the customer" })).toContainText(
    /Hello Navdeep, .*SL-000042/,
  )
  await picture(page, "template")
  await expectNoBarriersInBothThemes(page, "the template")
  await dialog.getByRole("button", { name: "Send" }).click()
  await expect(dialog).toBeHidden()
  await expect(bubble(page, "SL-000042").getByTitle("Delivered")).toBeVisible()

  const phone = await (await anotherBrowser()).newPage()
  await openPhone(phone, writer)
  await phone.getByRole("button", { name: "STOP" }).click()
  await expect(page.getByText("The customer asked for no more messages.")).toBeVisible()
  await expect(bubble(page, "STOP")).toContainText("The customer asks for no more messages. Ended:")
  // The customer has just written, so staff may answer freely.
  await expect(field(page)).toBeVisible()
  await expect(page.getByRole("button", { name: "Send a template" })).toHaveCount(0)
  await wroteHoursAgo(writer, 25)
  await page.reload()
  await expect(page.getByText("You can answer when they write again.")).toBeVisible()
  await expect(page.getByText("WhatsApp now allows only templates")).toHaveCount(0)
})

test("shows the customer's orders next to a chat, and sends their link at a click; labels, snoozes, closes and clears the chat", async ({
  page,
}) => {
  const guest = aGuest("Simran Gill")
  const number = await placeOrder(page.request, guest, "classic-white-formal-shirt")
  const writer = aWriter("Simran Gill", guest.phone)
  const chatId = await aWhatsappChat(page, writer, "Where is my order?")
  // The order's number finds the chat of its buyer.
  await open(page, `whatsapp?search=${number}`)
  await row(page, writer).click()
  const side = page.getByRole("complementary", { name: "Customer and orders" })
  await expect(side.getByRole("link", { name: number })).toBeVisible()
  await side.getByRole("button", { name: `Send the tracking link of ${number}` }).click()
  await expect(field(page)).toHaveValue(new RegExp(`You can follow your order ${number} here: .+/order-confirmation/`))
  await field(page).press("Enter")
  await expect(bubble(page, `You can follow your order ${number}`).getByTitle("Delivered")).toBeVisible()

  await colleagueTypes(chatId, "Meera")
  await expect(page.getByText("Meera is also writing in this chat")).toBeVisible()

  const label = `fit ${Date.now().toString(36)}`
  await side.getByRole("combobox", { name: "Labels" }).fill(label)
  await page.keyboard.press("Enter")
  await page.keyboard.press("Escape")
  await expect(row(page, writer)).toContainText(label)
  await thread(page).focus()
  await page.keyboard.press("n")
  await page.keyboard.type("Wants it by Friday")
  await page.getByRole("button", { name: "Save note" }).click()
  await expect(bubble(page, "Wants it by Friday")).toContainText("only for staff")
  await picture(page, "person")

  await page.getByRole("button", { name: "Snooze" }).click()
  await page.getByRole("menuitem", { name: "For an hour" }).click()
  await expect(page.getByText(/^Snoozed until/)).toBeVisible()
  await page.getByRole("button", { name: "Stop snoozing" }).click()
  await expect(page.getByRole("button", { name: "Snooze" })).toBeVisible()
  await thread(page).focus()
  await page.keyboard.press("e")
  await expect(page.getByRole("button", { name: "Open again" })).toBeVisible()
  await expect(row(page, writer)).toHaveCount(0)
  await open(page, `whatsapp?filter=done&label=${encodeURIComponent(label)}`)
  await row(page, writer).click()

  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("menuitem", { name: "Clear the chat" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Clear the chat" }).click()
  await expect(thread(page).getByText("No messages. They may have been cleared.")).toBeVisible()
})

test("loads older messages on scrolling up, and returns to the latest by a button", async ({ page }) => {
  const writer = aWriter()
  let chatId = ""
  for (let n = 0; n < 60; n++) chatId = await aWhatsappChat(page, writer, `Message ${n}.`)
  await open(page, `whatsapp/${chatId}`)
  await expect(bubble(page, "Message 59.")).toBeInViewport()
  await expect(bubble(page, "Message 0.")).toHaveCount(0)
  await thread(page).hover()
  await page.mouse.wheel(0, -4_000)
  await expect(bubble(page, "Message 0.")).toBeAttached()
  await expect(bubble(page, "Message 59.")).toHaveCount(1)
  await page.getByRole("button", { name: "Jump to the latest" }).click()
  await expect(bubble(page, "Message 59.")).toBeInViewport()
})

test("changes quick replies in the settings; says that the chats could not be loaded; in Hindi too", async ({
  page,
}) => {
  await open(page, "management/settings/quick-replies")
  await page.getByRole("button", { name: "Add a quick reply" }).click()
  const added = page.getByRole("group", { name: /^Quick reply \d+$/ })
  const shortcut = `naap${Date.now().toString(36)}`
  await added.getByRole("textbox", { name: "Shortcut" }).fill("two words")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("A shortcut is one word of letters and digits, such as size.")).toBeVisible()
  await page.getByRole("group", { name: "/two words" }).getByRole("textbox", { name: "Shortcut" }).fill(shortcut)
  await page
    .getByRole("group", { name: `/${shortcut}` })
    .getByRole("textbox", { name: "Text" })
    .fill("Your measurements, {name}?")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Saved. The shop shows it now.")).toBeVisible()
  await expectNoBarriersInBothThemes(page, "the quick replies")

  const writer = aWriter()
  const chatId = await aWhatsappChat(page, writer, "नमस्ते")
  await page.route("**/api/admin/whatsapp/messages", (route) => route.abort("internetdisconnected"))
  await open(page, `whatsapp/${chatId}`)
  await expect(page.getByRole("heading", { name: "This chat could not be loaded" })).toBeVisible()
  await page.unroute("**/api/admin/whatsapp/messages")
  await page.getByRole("button", { name: "Try again" }).click()
  await field(page).pressSequentially(`/${shortcut}`)
  await expect(page.getByRole("menuitem", { name: `/${shortcut}` })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(field(page)).toHaveValue("Your measurements, Asha?")
  // A message that does not reach the shop stays in sight, and is sent once when the line is back.
  await page.route("**/api/admin/whatsapp/send", (route) => route.abort("internetdisconnected"))
  await page.keyboard.press("Enter")
  await expect(thread(page).getByText(/^This could not be handed over/)).toBeVisible()
  await page.unroute("**/api/admin/whatsapp/send")
  await thread(page).getByRole("button", { name: "Send again" }).click()
  await expect(bubble(page, "Your measurements, Asha?").getByTitle("Delivered")).toBeVisible()
  await expect(bubble(page, "Your measurements, Asha?")).toHaveCount(1)

  await page.evaluate(() => localStorage.setItem("adminLanguage", "hi"))
  await page.reload()
  await expect(page.getByRole("textbox", { name: "आपका संदेश" })).toBeVisible()
  await expect(thread(page).getByText("आज")).toBeVisible()
  await page.evaluate(() => localStorage.setItem("adminLanguage", "en"))
})
