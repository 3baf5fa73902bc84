import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { mailsTo, theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"

let people = 0
const anEmail = (role: string) => `${role}-${Date.now()}-${people++}-${process.pid}@silai.example`
const password = "chalk-and-tape"

const openStaff = async (page: Page) => {
  await page.goto(`${theShop().shop}/admin/staff`)
  await expect(page.getByRole("heading", { level: 1, name: "Staff" })).toBeVisible()
}
const inviteTo = async (page: Page, email: string, role: string) => {
  await page.getByRole("button", { name: "Invite someone" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("radio", { name: new RegExp(`^${role}`) }).check()
  await dialog.getByRole("button", { name: "Send the invitation" }).click()
  await expect(page.getByText(`An invitation goes to ${email}`)).toBeVisible()
  await expect(dialog).toBeHidden()
}
/** The path of the newest invitation's link. */
async function linkFor(email: string): Promise<string> {
  let link = ""
  await expect(async () => {
    link = /http\S+\/admin\/welcome#token=[\w-]+/.exec((await mailsTo(email)).at(-1)?.text ?? "")?.[0] ?? ""
    expect(link).not.toBe("")
  }).toPass({ timeout: 30_000 })
  return link
}
const openMenu = async (page: Page) => {
  const menu = page.getByRole("button", { name: "Open menu" })
  if (await menu.isVisible()) await menu.click()
}
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Back office" })

test("lets an owner invite a tailor, who sets a password, sees only a tailor's part, gets more rights, and is removed", async ({
  page,
  request,
  anotherBrowser,
}) => {
  test.slow()
  const email = anEmail("tailor")
  await signInAsOwner(page.context())
  await openStaff(page)
  await page.getByRole("button", { name: "Invite someone" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Send the invitation" }).click()
  await expect(page.getByText("Invalid email address.")).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
  await inviteTo(page, email, "Tailor")
  await expect(page.getByRole("button", { name: `Withdraw the invitation to ${email}` })).toBeVisible()

  const theirs = await (await anotherBrowser()).newPage()
  const link = await linkFor(email)
  await theirs.goto(link)
  await expect(theirs.getByText("as tailor")).toBeVisible()
  await expect(theirs.getByLabel("Your email")).toHaveValue(email)
  await theirs.getByRole("button", { name: "Accept and sign in" }).click()
  await expect(theirs.getByText("Name must be at least 3 characters long.")).toBeVisible()
  await theirs.getByLabel("Your name").fill("Kavita Rao")
  await theirs.getByLabel("A password").fill(password)
  await theirs.getByRole("button", { name: "Accept and sign in" }).click()
  await expectPath(theirs, "/admin/order/manage")
  await expect(theirs.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  await openMenu(theirs)
  await expect(menuOf(theirs).getByRole("link", { name: "Orders" })).toBeVisible()
  for (const hidden of ["Dashboard", "Staff"])
    await expect(menuOf(theirs).getByRole("link", { name: hidden })).toHaveCount(0)
  await theirs.goto(`${theShop().shop}/admin/staff`)
  await expect(theirs.getByRole("heading", { name: "This is not part of your work here" })).toBeVisible()
  await theirs.getByRole("button", { name: "Account of Kavita Rao, Tailor" }).click()
  await expect(theirs.getByText(email)).toBeVisible()
  await theirs.keyboard.press("Escape")

  // Neither phone nor address: a tailor needs a name and inches.
  const buyer = aGuest("Simran Walia")
  const number = await placeOrder(request, buyer, "classic-white-formal-shirt", "L")
  await theirs.goto(`${theShop().shop}/admin/order/manage`)
  await expect(theirs.getByPlaceholder("Order number or name")).toBeVisible()
  await theirs
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click()
  await expect(theirs.getByText("Phone, e-mail and address are not shown to you.")).toBeVisible()
  await expect(theirs.getByText("Simran Walia").first()).toBeVisible()
  for (const secret of [buyer.phone.slice(5), buyer.email, buyer.line1])
    await expect(theirs.getByText(secret)).toHaveCount(0)
  await theirs.getByRole("button", { name: "Print papers" }).click()
  await expect(theirs.getByRole("dialog", { name: "Print papers" }).getByRole("checkbox")).toHaveCount(1)
  await theirs.keyboard.press("Escape")

  // The owner's list is notified of it, and so is the tailor of a new role.
  await page.getByRole("button", { name: "Change the role of Kavita Rao" }).click({ timeout: 15_000 })
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: /^Manager/ })
    .check()
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Kavita Rao is now: Manager")).toBeVisible()
  await expect(theirs.getByRole("button", { name: "Account of Kavita Rao, Manager" })).toBeVisible({
    timeout: 15_000,
  })

  await page.getByRole("button", { name: "More: Kavita Rao" }).click()
  await page.getByRole("menuitem", { name: "Remove" }).click()
  await expect(page.getByRole("dialog").getByText("They are signed out everywhere at once")).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
  await expect(page.getByText("Kavita Rao is removed and signed out everywhere.")).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expectPath(theirs, /\/signin/)
  await theirs.goto(link)
  await expect(theirs.getByRole("heading", { name: "This link does not work" })).toBeVisible()
})

test("sends an invitation again and withdraws it; accepts only the newest link", async ({ page, anotherBrowser }) => {
  const email = anEmail("packer")
  await signInAsOwner(page.context())
  await openStaff(page)
  await inviteTo(page, email, "Packer")
  const first = await linkFor(email)
  await page.getByRole("button", { name: `Send the invitation to ${email} again` }).click()
  await expect(async () => expect(await mailsTo(email)).toHaveLength(2)).toPass({ timeout: 30_000 })
  const theirs = await (await anotherBrowser()).newPage()
  await theirs.goto(first)
  await expect(theirs.getByRole("heading", { name: "This link does not work" })).toBeVisible()
  await page.getByRole("button", { name: `Withdraw the invitation to ${email}` }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click()
  await expect(page.getByText("The invitation is withdrawn.")).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

test("refuses the demo's customer, who is not a shopkeeper: the back office sends them to sign in", async ({
  page,
}) => {
  const { email, password: known } = theShop().customer
  await page.context().request.post(`${theShop().shop}/api/customer/signin`, {
    data: { identifier: email, password: known },
    headers: { origin: theShop().shop },
  })
  await page.goto(`${theShop().shop}/admin/staff`)
  await expectPath(page, /\/signin|\/profile/)
})

test.describe("no barriers", () => {
  test("are found in the staff list", async ({ page, anotherBrowser }) => {
    test.slow()
    const email = anEmail("manager")
    await signInAsOwner(page.context())
    await openStaff(page)
    await inviteTo(page, email, "Manager")
    await expect(page.getByText(email).first()).toBeVisible()
    await page.getByRole("button", { name: "Invite someone" }).click()
    await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused()
    await expectNoBarriersInBothThemes(page, "the invitation")
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
    await page
      .getByRole("button", { name: /^Change the role of/ })
      .first()
      .click()
    await expect(page.getByRole("dialog").getByRole("button", { name: "Save" })).toBeVisible()
    await expectNoBarriersInBothThemes(page, "the role")
    const theirs = await (await anotherBrowser()).newPage()
    await theirs.goto(await linkFor(email))
    await theirs.getByRole("button", { name: "Accept and sign in" }).click()
    await expect(theirs.getByText("Name must be at least 3 characters long.")).toBeVisible()
    await expectNoBarriersInBothThemes(theirs, "the welcome")
    await visit(theirs, "/")
  })
})
