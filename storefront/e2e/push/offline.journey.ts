import { OFFLINE } from "@silai/contracts/shop/limits"
import { offlineMessages } from "@silai/contracts/shop/messages"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath, untilAlive, visit } from "../../../backend/tests/browser/visit"
import { continueShopping, putInBag, signInByPassword } from "../steps"

test.use({ serviceWorkers: "allow" })

const slug = "black-aura-formal-shirt"
const at = (path: string) => theShop().shop + path

/** Waits until the worker is between the page and the network, and has stored these pages. */
const untilStored = (page: Page, ...paths: string[]) =>
  expect
    .poll(() =>
      page.evaluate(
        async ({ name, paths }) => {
          const cache = await caches.open(name)
          const found = await Promise.all(paths.map((path) => cache.match(path, { ignoreVary: true })))
          const controls = navigator.serviceWorker.controller !== null
          return { controls, missing: paths.filter((_, at) => !found[at]) }
        },
        { name: OFFLINE.pages, paths },
      ),
    )
    .toEqual({ controls: true, missing: [] })

test.beforeEach(({ expectTrouble }) =>
  expectTrouble(/Failed to fetch|ERR_INTERNET_DISCONNECTED|manifest patches|Error loading route module|ERR_FAILED/),
)

test("opens visited pages without a connection, by their links too, and shows the shop's own page for others", async ({
  page,
  context,
}) => {
  await visit(page, "/explore")
  await untilStored(page, "/explore", "/mybag")
  await page.getByRole("link", { name: "Black Aura Formal Shirt" }).first().click()
  await expectPath(page, `/product/${slug}`)
  await untilStored(page, `/product/${slug}`)
  await visit(page, "/explore")
  await context.setOffline(true)
  await page.getByRole("link", { name: "Black Aura Formal Shirt" }).first().click()
  await expectPath(page, `/product/${slug}`)
  await expect(page.getByRole("heading", { level: 1, name: "Black Aura Formal Shirt" })).toBeVisible()
  await page.goto(at("/faq"))
  await expect(page.getByRole("heading", { level: 1, name: offlineMessages.title })).toBeVisible()
  await page.screenshot({ path: ".cache/screens/offline.png", animations: "disabled" })
  await expectNoBarriers(page, "the page without a connection")
  await page.getByRole("link", { name: /Black Aura Formal Shirt/ }).click()
  await expectPath(page, `/product/${slug}`)
  await context.setOffline(false)
  await page.goto(at("/faq"))
  await expect(page.getByRole("heading", { level: 1, name: offlineMessages.title })).toHaveCount(0)
})

test("opens a visited page without a connection although the browser was too busy to load what is deferred", async ({
  page,
  context,
}) => {
  await visit(page, "/explore")
  await untilStored(page, "/explore")
  await visit(page, `/product/${slug}`)
  await untilStored(page, `/product/${slug}`)
  const busy = await context.newPage()
  await busy.addInitScript(() => (window.requestIdleCallback = () => 0))
  await visit(busy, "/explore")
  await context.setOffline(true)
  await busy.getByRole("link", { name: "Black Aura Formal Shirt" }).first().click()
  await expectPath(busy, `/product/${slug}`)
  await expect(busy.getByRole("heading", { level: 1, name: "Black Aura Formal Shirt" })).toBeVisible()
})

test("shows a guest's bag, and an account's as it was seen last, without a connection", async ({ page, context }) => {
  await putInBag(page, slug, "M")
  await continueShopping(page)
  await visit(page, "/mybag")
  await expect(page.getByRole("heading", { name: /Black Aura Formal Shirt/ }).first()).toBeVisible()
  await untilStored(page, "/mybag")
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/Black Aura Formal Shirt/).first()).toBeVisible()
  await context.setOffline(false)
  const who = await aCustomer()
  await visit(page, "/signin?next=/mybag")
  await signInByPassword(page, who.email, who.password)
  await expectPath(page, "/mybag")
  await expect(page.getByText(/Black Aura Formal Shirt/).first()).toBeVisible()
  await page.waitForLoadState("networkidle")
  await page.reload()
  await untilAlive(page)
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(offlineMessages.bag)).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: "Black Aura Formal Shirt" })).toBeVisible()
  await expectNoBarriers(page, "the bag without a connection")
})

test("stores nothing of one person in the worker", async ({ page }) => {
  const who = await aCustomer()
  await visit(page, "/signin?next=/profile")
  await signInByPassword(page, who.email, who.password)
  await expectPath(page, "/profile")
  await visit(page, "/profile")
  await visit(page, "/orders")
  await visit(page, "/about")
  await untilStored(page, "/about")
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.filter((path) => /^\/(api|profile|orders|checkout|order-)/.test(path))).toEqual([])
})

test("announces a newer version of the shop, and loads it when the shopper wants it", async ({ page }) => {
  await visit(page, "/about")
  await untilStored(page, "/about")
  await expect(page.getByText(offlineMessages.updated)).toHaveCount(0)
  // Another address makes another worker, as another build does.
  await page.evaluate(async () => void (await navigator.serviceWorker.register("/sw.js?next")))
  await expect(page.getByText(offlineMessages.updated)).toBeVisible()
  await expectNoBarriers(page, "the notice of a newer version")
  const active = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(await active()).not.toContain("next")
  await Promise.all([
    page.waitForEvent("domcontentloaded"),
    page.getByRole("button", { name: offlineMessages.load }).click(),
  ])
  await untilAlive(page)
  expect(await active()).toContain("next")
})

test("lets the shop be put on the home screen", async ({ page }) => {
  await visit(page, "/")
  const found = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]")!
    const manifest = (await (await fetch(link.href)).json()) as {
      id: string
      start_url: string
      icons: { src: string; purpose?: string }[]
    }
    const icons = await Promise.all(manifest.icons.map(async ({ src }) => (await fetch(src)).status))
    return { id: manifest.id, start: manifest.start_url, purposes: manifest.icons.map(({ purpose }) => purpose), icons }
  })
  expect(found).toMatchObject({ id: "/", start: "/" })
  expect(found.purposes).toContain("maskable")
  expect(new Set(found.icons)).toEqual(new Set([200]))
})
