import { QueryClient } from "@tanstack/react-query"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { checkoutWords } from "~/features/checkout/words"
import { meQuery } from "~/lib/auth"
import { setTransport } from "~/lib/call"
import { showOtherPieces } from "./other-pieces"

const shown = vi.hoisted(() => vi.fn())
vi.mock("~/ui/toast", () => ({ toast: { blank: shown } }))
beforeEach(() => shown.mockClear())

describe("the account's own pieces, after a sign-in on the checkout", () => {
  it.each([
    [1, checkoutWords.otherPieces(2)],
    [2, checkoutWords.otherPieces(1)],
    [3, null],
  ])("are named when the bag had %i of three pieces before", async (before, words) => {
    const bagItems = [
      { _id: "shirt", quantity: 1 },
      { _id: "chinos", quantity: 2 },
    ]
    setTransport(async () => ({ success: true, message: "", data: { bagItems } }))
    const client = new QueryClient()
    // Only the id and the role are read.
    client.setQueryData(meQuery.queryKey, { _id: "asha", role: "customer" } as never)
    await showOtherPieces(client, before)
    expect(shown.mock.calls.map(([text]) => text)).toEqual(words === null ? [] : [words])
  })
})
