import { couponCalls } from "@silai/contracts/coupon/calls"
import { expect } from "vitest"
import { aCoupon } from "../../rig/coupon"
import { shirt } from "../../rig/returns"
import { aBag, aGuest } from "../../rig/shopper"
import { callLaw, type Change } from "../change"

const [kinds, service] = ["backend/contracts/coupon/kinds.ts", "backend/contracts/coupon/service.ts"]
const [rule, test] = ["plugins/coupon/src/rules/judge.ts", "plugins/coupon/src/rules/judge.test.ts"]
const [words, hi] = ["backend/contracts/coupon/messages.ts", "admin/src/words/hi/coupon.ts"]

export const couponKind: Change = {
  row: "add a kind of coupon, such as buy two, get one free",
  first: [
    {
      file: "backend/contracts/coupon/limits.ts",
      find: `["percent", "flat", "shipping"] as const`,
      replace: `["percent", "flat", "shipping", "thirdFree"] as const`,
    },
  ],
  noticed: [{ types: kinds }, { types: words }, { types: hi }, callLaw("keep backend/docs/calls.md up to date")],
  rest: [
    { file: kinds, find: "    paise: number,\n", replace: "    paise: number,\n    eachPaise: readonly number[],\n" },
    {
      file: kinds,
      find: "  shipping: {\n",
      replace: `  // Of each three pieces, the cheapest is free.
  thirdFree: {
    numbers: {},
    offGoods: (_rule, _paise, eachPaise) =>
      eachPaise.toSorted((one, other) => other - one).reduce((off, paise, at) => off + (at % 3 === 2 ? paise : 0), 0),
    offDelivery: false,
    worthText: () => "Each third piece free",
    // The engine has no such rule.
    mirror: () => ({ type: "fixed", target_type: "items", value: 0 }),
  },
  shipping: {
`,
    },
    { file: service, find: `"categoryId" | "linePaise">`, replace: `"categoryId" | "linePaise" | "quantity">` },
    {
      file: rule,
      find: "kind.offGoods(rule, concerned)",
      replace: "kind.offGoods(rule, concerned, eachOf(lines.filter((line) => isFor(rule, line))))",
    },
    {
      file: rule,
      find: "/** A coupon without lists",
      replace: `const eachOf = (lines: readonly CouponLine[]) =>
  lines.flatMap(({ linePaise, quantity }) => Array<number>(quantity).fill(Math.floor(linePaise / quantity)))

/** A coupon without lists`,
    },
    {
      file: "plugins/coupon/src/queries/verify.ts",
      find: `line?.published ? [{ ...line, linePaise: line.unitPaise * present(items[at], "a line of the bag").quantity }] : [],`,
      replace: `{
    if (!line?.published) return []
    const { quantity } = present(items[at], "a line of the bag")
    return [{ ...line, quantity, linePaise: line.unitPaise * quantity }]
  },`,
    },
    { file: test, find: "  linePaise,\n  categoryId,", replace: "  linePaise,\n  quantity: 1,\n  categoryId," },
    {
      file: words,
      find: `  shipping: "Free delivery",`,
      replace: `  thirdFree: "Buy two, get one free",\n  shipping: "Free delivery",`,
    },
    {
      file: hi,
      find: `  "coupon.kind.shipping"`,
      replace: `  "coupon.kind.thirdFree": "दो लें, एक मुफ़्त",\n  "coupon.kind.shipping"`,
    },
    {
      file: "plugins/coupon/src/modules/coupon/migrations/Migration20991231000200.ts",
      text: `import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Coupons that make each third piece free. */
export class Migration20991231000200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(\`alter table coupon drop constraint coupon_kind_check,
      add constraint coupon_kind_check check (kind in ('percent', 'flat', 'shipping', 'thirdFree'))\`)
  }

  override async down(): Promise<void> {}
}
`,
    },
  ],
  works: async () => {
    const { code } = await aCoupon({ kind: "thirdFree" as never })
    const at = await aGuest()
    const check = async (quantity: number) => {
      const items = await aBag([{ slug: shirt, size: "L", quantity }])
      return { items, ...(await at.call(couponCalls.verify, { couponCode: code, items })) }
    }
    const { items, body } = await check(3)
    expect(body.data).toMatchObject({ worth: "Each third piece free", discount: items[0].price })
    expect((await check(2)).body.code).toBe("coupon.nothing_off")
  },
}
