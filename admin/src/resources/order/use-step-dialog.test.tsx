import { orderRefusals } from "@silai/contracts/order/messages"
import { CallRefused } from "@silai/contracts/refused"
import { act, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useDoubted } from "./many/use-doubted"
import { useStepDialog } from "./use-step-dialog"

type Dialog = { title: string; content: unknown; onOk: () => void; afterClose: () => void }
const { dialogs } = vi.hoisted(() => ({ dialogs: [] as Dialog[] }))
vi.mock("antd", () => {
  const modal = { confirm: (dialog: Dialog) => void dialogs.push(dialog) }
  return { App: { useApp: () => ({ modal }) } }
})

let root: Root
let ask: ReturnType<typeof useStepDialog>
let askDoubted: ReturnType<typeof useDoubted>
type Asks = { step: typeof ask; doubted: typeof askDoubted }
function Screen({ onAsks }: { onAsks: (asks: Asks) => void }) {
  const [step, doubted] = [useStepDialog(), useDoubted()]
  useEffect(() => void onAsks({ step, doubted }))
  return null
}
/** Answers the dialog that is open. */
const answer = (yes: boolean) =>
  act(async () => {
    const dialog = dialogs.shift()!
    if (yes) dialog.onOk()
    dialog.afterClose()
  })

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  dialogs.length = 0
  root = createRoot(document.body.appendChild(document.createElement("div")))
  act(() => root.render(<Screen onAsks={(asks) => void ({ step: ask, doubted: askDoubted } = asks)} />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const { disputed, already_refunded, cannot_move } = orderRefusals
const refused = ({ code }: { code: string }) => new CallRefused(code, `Refused: ${code}`, 409)
const step = (send: (even: object) => Promise<unknown>) => ({ title: "Pack?", content: "Then", okText: "Pack", send })

test("asks again with the server's sentence, once for each doubt, and sends what the person has confirmed", async () => {
  const send = vi
    .fn<(even: object) => Promise<unknown>>()
    .mockRejectedValueOnce(refused(disputed))
    .mockRejectedValueOnce(refused(already_refunded))
    .mockResolvedValueOnce(null)
  ask(step(send))
  ask(step(send))
  expect(dialogs).toHaveLength(1)
  await answer(true)
  expect(dialogs[0]!.content).toBe(`Refused: ${disputed.code}`)
  await answer(true)
  await answer(true)
  expect(send.mock.calls).toEqual([[{}], [{ evenDisputed: true }], [{ evenDisputed: true, evenRefunded: true }]])
  expect(dialogs).toEqual([])
})

test("sends nothing after No, and asks about no other refusal", async () => {
  const send = vi.fn<(even: object) => Promise<unknown>>().mockRejectedValue(refused(cannot_move))
  ask(step(send))
  await answer(false)
  expect(send).not.toHaveBeenCalled()
  ask(step(send))
  await answer(true)
  expect([send.mock.calls.length, dialogs.length]).toEqual([1, 0])
})

const result = (order: string, code: string | null) => ({
  order,
  _id: order,
  orderNumber: order,
  customerName: "",
  status: 3,
  moved: code === null,
  message: "",
  code,
})

test("asks about many at once, and moves again only those with a doubt", async () => {
  const again = vi
    .fn<(orders: { order: string }[]) => Promise<ReturnType<typeof result>[]>>()
    .mockResolvedValueOnce([result("b", already_refunded.code), result("d", null)])
    .mockResolvedValueOnce([result("b", null)])
  const results = [
    result("a", null),
    result("b", disputed.code),
    result("c", cannot_move.code),
    result("d", disputed.code),
  ]
  const done = askDoubted({ results, again })
  await answer(true)
  await answer(true)
  expect((await done).map(({ order, code }) => [order, code])).toEqual([
    ["a", null],
    ["b", null],
    ["c", cannot_move.code],
    ["d", null],
  ])
  expect(again.mock.calls).toEqual([
    [
      [
        { order: "b", evenDisputed: true },
        { order: "d", evenDisputed: true },
      ],
    ],
    [[{ order: "b", evenDisputed: true, evenRefunded: true }]],
  ])
})

test("leaves the orders as they are when the person does not confirm", async () => {
  const again = vi.fn()
  const done = askDoubted({ results: [result("b", disputed.code)], again })
  await answer(false)
  expect((await done)[0]!.moved).toBe(false)
  expect(again).not.toHaveBeenCalled()
})
