import type { Call } from "@silai/contracts/call"
import { insightCalls } from "@silai/contracts/insight/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { notificationCalls } from "@silai/contracts/notification/calls"
import { ROLES, type Role } from "@silai/contracts/staff/roles"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { expect, test } from "vitest"
import { aBrowser, aCustomer } from "../../rig/customer"
import { signInAs } from "../../rig/owner"
import { closeSqlAfterwards } from "../../rig/sql"

closeSqlAfterwards()

const all = "owner manager tailor packer"
const some = "owner manager packer"
const office = "owner manager"

/** The roles of each call, written down a second time on purpose: the table of duties could be changed by mistake. */
const MAY: Record<string, string> = {
  "/admin/notification/all": all,
  "/admin/notification/create": office,
  "/admin/notification/markAsRead": all,
  "/admin/notification/markAllAsRead": all,
  "/admin/notification/delete": all,
  "/admin/notification/clearOldNotifications": all,
  "/admin/notification/clearAllReadNotifications": all,
  "/admin/notification/settings": all,
  "/admin/notification/settings/update": all,
  "/admin/insight/report": office,
  "/admin/dashboard": office,
  "/admin/health": office,
  "/admin/find": all,
  "/admin/failed/all": office,
  "/admin/failed/again": office,
  "/admin/failed/aside": office,
  "/admin/whatsapp/all": some,
  "/admin/whatsapp/messages": some,
  "/admin/whatsapp/send": office,
  "/admin/whatsapp/send-file": office,
  "/admin/whatsapp/clear-chat": office,
  "/admin/whatsapp/download-media": some,
  "/admin/whatsapp/note": office,
  "/admin/whatsapp/update": office,
  "/admin/whatsapp/retry": office,
  "/admin/whatsapp/retry-events": office,
  "/admin/whatsapp/draft": office,
  "/admin/whatsapp/person": some,
  "/admin/whatsapp/choices": some,
  "/admin/whatsapp/typing": office,
  "/admin/whatsapp/templates": some,
}

const calls = [notificationCalls, insightCalls, noticeCalls, whatsappCalls]
  .flatMap((of): Call[] => Object.values(of))
  .filter(({ path }) => path.startsWith("/admin/"))
/** No call accepts this field: an authorised caller is refused because of it, and nothing happens. */
const harmless = { "no call takes this": 1 }

test("admits to chats, notifications, figures and failures only the roles that they are for", async () => {
  const found: Record<string, Role[]> = Object.fromEntries(calls.map(({ path }) => [path, []]))
  for (const role of ROLES) {
    const at = await signInAs(role)
    for (const { path } of calls) {
      const { status, body } = await at.post(path, harmless)
      if (status !== 403 || body.code !== "house.not_allowed") found[path]!.push(role)
    }
  }
  expect(Object.fromEntries(Object.entries(found).map(([path, roles]) => [path, roles.join(" ")]))).toEqual(MAY)
})

test("admits neither a guest nor a customer to any of them", async () => {
  const [guest, customer] = [aBrowser(), (await aCustomer()).at]
  for (const { path } of calls) {
    expect([path, (await guest.post(path, harmless)).body.code]).toEqual([path, "house.sign_in"])
    expect([path, (await customer.post(path, harmless)).body.code]).toEqual([path, "house.not_allowed"])
  }
})
