import { stopMessages } from "@silai/contracts/messaging/stop-messages"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { expect, test } from "../../../backend/tests/browser/journey"
import { mailsTo } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { enter, press } from "../rooms"
import { choose } from "../steps"

test.describe("messages that are not about an order", () => {
  test("end by the link of such a mail, not by opening it, and begin again there", async ({ page }) => {
    const email = `stops-${Date.now()}@silai.example`
    await visit(page, "/product/phantom-grey-chinos")
    await choose(page.getByRole("radio", { name: /^M/ }))
    const alert = page.getByRole("form", { name: "Tell me when this size is back" })
    await alert.getByLabel("Email").fill(email)
    await alert.getByRole("button", { name: "Tell me" }).click()
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1)
    const [mail] = await mailsTo(email)
    await visit(page, /\/stop-messages\/\S+/.exec(mail!.text)![0])
    await expect(page.getByRole("heading", { name: stopMessages.title })).toBeVisible()
    await expect(page.getByText(stopMessages.isOn)).toBeVisible()
    await press(page, stopMessages.stop)
    await expect(page.getByText(stopMessages.isStopped)).toBeVisible()
    await expectNoBarriers(page, "no more messages")
    await page.reload()
    await press(page, stopMessages.start)
    await expect(page.getByText(stopMessages.isOn)).toBeVisible()
  })

  test("are ended in the account, which shows so afterwards", async ({ page }) => {
    await aCustomer(page.request)
    await enter(page, "/profile/account", "Account and security")
    const choice = page.getByRole("region", { name: stopMessages.title })
    await expect(choice.getByText(stopMessages.isOn)).toBeVisible()
    await choice.getByRole("button", { name: stopMessages.stop }).click()
    await expect(choice.getByText(stopMessages.isStopped)).toBeVisible()
    await page.reload()
    await expect(choice.getByText(stopMessages.isStopped)).toBeVisible()
    await choice.getByRole("button", { name: stopMessages.start }).click()
    await expect(choice.getByText(stopMessages.isOn)).toBeVisible()
  })

  test("say so, where the link is cut short, and do not offer to try it again", async ({ page }) => {
    await visit(page, "/stop-messages/not-a-key")
    await expect(page.getByText("This link does not work.")).toBeVisible()
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0)
  })
})
