import { expect, type Page } from "@playwright/test"
import { theShop } from "../../backend/tests/browser/shop"

export type GooglePerson = { sub: string; email: string; name: string }

let people = 0
/** A Google user unknown to other journeys. */
export function aGooglePerson(name = "Meher Anand"): GooglePerson {
  const number = `${Date.now()}${people++}`
  return { sub: `2${number}`, email: `google-${number}@gmail.example`, name }
}

export const googleButton = (page: Page) => page.getByRole("button", { name: "Continue with Google" })

/** Presses the button and returns the window that Google opens. */
export async function openGoogle(page: Page): Promise<Page> {
  await expect(googleButton(page)).toBeEnabled()
  const [window] = await Promise.all([page.waitForEvent("popup"), googleButton(page).click()])
  await expect(window.getByRole("heading", { name: "Choose an account" })).toBeVisible()
  return window
}

/** Chooses an account in the window's list. The window closes during the click, which may then never finish. */
export async function chooseAtGoogle(page: Page, name: RegExp): Promise<void> {
  const window = await openGoogle(page)
  const closed = window.waitForEvent("close")
  await window
    .getByRole("button", { name })
    .click()
    .catch((error: unknown) => {
      if (!window.isClosed()) throw error
    })
  await closed
}

/** Chooses an account that is not in the window's own list, as if it were. */
export async function continueWithGoogle(page: Page, person: GooglePerson & Record<string, unknown>): Promise<void> {
  const window = await openGoogle(page)
  const asked = new URL(window.url()).searchParams
  const made = await fetch(`${theShop().standIns}/google/__token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...person, nonce: asked.get("nonce"), clientId: asked.get("client_id") }),
  })
  const { token } = (await made.json()) as { token: string }
  const handed = window.waitForEvent("close")
  await window.evaluate(
    ([credential, origin]) => {
      globalThis.opener.postMessage({ standInGoogle: credential }, origin)
      globalThis.close()
    },
    [token, asked.get("origin") ?? ""] as const,
  )
  await handed
}
