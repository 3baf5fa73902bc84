import { useState } from "react"
import { useSearchParams } from "react-router"
import { addressNow } from "../../ui/use-address"
import { useTitle } from "../../ui/use-title"
import { followerOf, type Part, type Sum, workOut } from "./discount"
import { DiscountBatches } from "./discount-batches"
import type { Way } from "./discount-rows"
import { DiscountSum } from "./discount-sum"
import { DiscountVariants } from "./discount-variants"
import { useDiscountApply } from "./use-discount-apply"
import style from "./discount.module.css"

const PARTS: Part[] = ["base", "percent", "price"]
const numberOf = (text: string | null) =>
  text !== null && text !== "" && Number.isFinite(Number(text)) ? Number(text) : null

function read(params: URLSearchParams): { sum: Sum; worked: Part; toNine: boolean } {
  const worked = PARTS.find((part) => part === params.get("follows")) ?? "price"
  const toNine = params.get("nine") === "1"
  const given = Object.fromEntries(PARTS.map((part) => [part, numberOf(params.get(part))])) as Sum
  return { sum: { ...given, [worked]: workOut(given, worked, { toNine }) }, worked, toNine }
}

/**
 * The values are in the URL, so that a calculation can be sent to a colleague. A change is applied to the URL itself,
 * so that two values typed within one rendering both hold.
 */
function useSum() {
  const [params, setParams] = useSearchParams()
  const write = (next: Sum, part: Part, nine: boolean) => {
    const full: Sum = { ...next, [part]: workOut(next, part, { toNine: nine }) }
    const now = addressNow()
    for (const name of PARTS) {
      const value = full[name]
      if (value === null) now.delete(name)
      else now.set(name, String(value))
    }
    if (part === "price") now.delete("follows")
    else now.set("follows", part)
    if (nine) now.set("nine", "1")
    else now.delete("nine")
    setParams(now, { replace: true })
  }
  const there = () => read(addressNow())
  return {
    ...read(params),
    onType: (part: Part, value: number | null) =>
      write({ ...there().sum, [part]: value }, followerOf(part, there().worked), there().toNine),
    onWork: (part: Part) => write(there().sum, part, there().toNine),
    onNine: (nine: boolean) => write(there().sum, there().worked, nine),
  }
}

export function DiscountCalculator() {
  useTitle("Discount calculator")
  const calculator = useSum()
  const [way, setWay] = useState<Way>("percent")
  const desk = useDiscountApply()
  return (
    <div className={style.page}>
      <header>
        <h1>Discount calculator</h1>
        <p className="quiet">
          Base price, percent and price: change any, the others follow. Then apply the result to a category, to a
          filtered list of colours, or to single ones.
        </p>
      </header>
      <DiscountSum {...calculator} />
      <DiscountVariants sum={calculator.sum} toNine={calculator.toNine} way={way} onWay={setWay} desk={desk} />
      <DiscountBatches desk={desk} />
    </div>
  )
}
