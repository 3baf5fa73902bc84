// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest"
import { CallRefused, setTransport, unreachable } from "~/lib/call"
import { restored } from "~/lib/device/persist"
import { toast } from "~/ui/toast"
import { bag, bagOf, type BagItem } from "./bag-store"
import { moveGuestBag } from "./move-guest-bag"

const shirt = (bagItemId: string, more: Partial<BagItem> = {}): BagItem => ({
  bagItemId,
  variantId: "v1",
  variantName: "Formal Shirt",
  name: `Shirt ${bagItemId}`,
  slug: "s",
  categoryName: "Shirts",
  productId: "p",
  categoryId: "c",
  color: "Black Aura",
  price: 799,
  addedAt: "2026-11-20T10:00:00.000Z",
  image: "",
  quantity: 1,
  size: "M",
  orderType: "readymade",
  ...more,
})
const inBag = () => bag.get().items.map(({ bagItemId }) => bagItemId)
type Sent = { path: string; body: { items?: { bagItemId: string; quantity: number }[] } & Record<string, unknown> }
const sent: Sent[] = []

/** A fake of the shop's calls; `answer` may refuse. */
const shop = (answer: (key: string) => void = () => undefined, saved: object = {}) =>
  setTransport(async (path, body) => {
    sent.push({ path, body } as Sent)
    if (path === "/customer/measurement/single")
      return { data: { upperBodyChangedAt: null, lowerBodyChangedAt: null, ...saved } }
    answer((body as Sent["body"]).items?.[0]?.bagItemId ?? path)
    return { data: { bagItems: [] } }
  })

beforeEach(() => {
  sent.length = 0
  localStorage.clear()
  bag.set(bagOf([]))
  restored.set(true)
  vi.restoreAllMocks()
})

test("removes each line from the browser only after the shop has taken it", async () => {
  bag.set(bagOf([shirt("a"), shirt("b")]))
  const seen: string[][] = []
  shop(() => void seen.push(inBag()))
  await moveGuestBag()
  expect([seen, inBag()]).toEqual([[["a", "b"], ["b"]], []])
})

test("stops at a lost connection, keeps the rest, and resumes there at the next try", async () => {
  bag.set(bagOf([shirt("a"), shirt("b"), shirt("c")]))
  shop((key) => {
    if (key === "b") throw unreachable()
  })
  await expect(moveGuestBag()).rejects.toThrow("reach the shop")
  expect(inBag()).toEqual(["b", "c"])
  shop()
  await moveGuestBag()
  expect([inBag(), sent.map(({ body }) => body.items?.[0]?.bagItemId)]).toEqual([[], ["a", "b", "b", "c"]])
})

test("drops pieces no longer sold, with one message that names them", async () => {
  const toasts = vi.spyOn(toast, "error").mockReturnValue(undefined)
  bag.set(bagOf([shirt("a"), shirt("b"), shirt("c")]))
  shop((key) => {
    if (key !== "c") throw new CallRefused("bag.piece_gone", "gone", 410)
  })
  await moveGuestBag()
  expect(toasts.mock.calls.map(([text]) => text)).toEqual([
    "Shirt a, Shirt b could not come along: no longer in our shop.",
  ])
  expect(inBag()).toEqual([])
})

test("leaves the lines in the browser when an account has no room", async () => {
  bag.set(bagOf([shirt("a")]))
  shop(() => {
    throw new CallRefused("bag.bag_full", "full", 409)
  })
  await expect(moveGuestBag()).rejects.toThrow("full")
  expect(inBag()).toEqual(["a"])
})

test("moves lines saved for later after the bag, still saved for later", async () => {
  bag.set({ ...bagOf([shirt("a")]), later: [shirt("b", { quantity: 2 })] })
  shop()
  await moveGuestBag()
  const lines = sent.filter(({ body }) => body.items).map(({ path, body }) => [path, body.items?.[0]?.bagItemId])
  expect(lines).toEqual([
    ["/customer/bag/update", "a"],
    ["/customer/bag/later/save", "b"],
  ])
  expect([inBag(), bag.get().later]).toEqual([[], []])
})

test("moves once when called twice at the same time", async () => {
  bag.set(bagOf([shirt("a", { quantity: 2 })]))
  shop()
  await Promise.all([moveGuestBag(), moveGuestBag()])
  expect(sent.map(({ body }) => body.items)).toEqual([
    [{ bagItemId: "a", variantId: "v1", size: "M", quantity: 2, addedAt: "2026-11-20T10:00:00.000Z", seenPrice: 799 }],
  ])
})

const lower = { hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 }
const measured = () =>
  localStorage.setItem(
    "lowerBodyMeasurement",
    JSON.stringify(Object.entries(lower).map(([name, value]) => ({ name, value }))),
  )

test("moves a guest's measurements too, and removes them from a browser that others use", async () => {
  measured()
  shop()
  await moveGuestBag()
  expect(sent.at(-1)).toEqual({ path: "/customer/measurement/add", body: lower })
  expect(localStorage.getItem("lowerBodyMeasurement")).toBeNull()
})

test("does not overwrite measurements saved in the account", async () => {
  measured()
  shop(undefined, { lowerBodyChangedAt: "2026-11-01T10:00:00.000Z" })
  await moveGuestBag()
  expect(sent.map(({ path }) => path)).toEqual(["/customer/measurement/single"])
  expect(localStorage.getItem("lowerBodyMeasurement")).not.toBeNull()
})
