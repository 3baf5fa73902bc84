import { expect, test } from "vitest"
import { shareOf } from "./share"

test("refunds the price paid for a line's pieces, one by one or together, to the paisa", () => {
  for (let paidPaise = 0; paidPaise < 50; paidPaise++)
    for (let quantity = 1; quantity <= 6; quantity++) {
      const line = { quantity, paidPaise }
      let taken = { quantity: 0, paidPaise: 0 }
      while (taken.quantity < quantity) {
        const pieces = 1 + ((taken.quantity + paidPaise) % (quantity - taken.quantity))
        taken = {
          quantity: taken.quantity + pieces,
          paidPaise: taken.paidPaise + shareOf(line, taken, pieces),
        }
      }
      expect(taken).toEqual(line)
    }
})

test("returns the part of a withdrawn request", () => {
  const line = { quantity: 3, paidPaise: 10_001 }
  const first = shareOf(line, { quantity: 0, paidPaise: 0 }, 1)
  const second = shareOf(line, { quantity: 1, paidPaise: first }, 1)
  expect(second + shareOf(line, { quantity: 1, paidPaise: second }, 2)).toBe(10_001)
})
