import { useState } from "react"
import { useSearchParams } from "react-router"
import { addressNow } from "../../ui/use-address"
import { useTitle } from "../../ui/use-title"
import { followerOf, type Part, type Sum, workOut } from "./discount"
import { DiscountShelf } from "./discount-shelf"
import { DiscountSum } from "./discount-sum"
import style from "./discount.module.css"

const PARTS: Part[] = ["base", "percent", "price"]
const numberOf = (text: string | null) => (text !== null && text !== "" && Number.isFinite(Number(text)) ? Number(text) : null)

/** The figures live in the address bar, so that a calculation can be sent to a colleague. */
function useSum() {
  const [params, setParams] = useSearchParams()
  const follower = params.get("follows") as Part | null
  const [worked, setWorked] = useState<Part>(follower && PARTS.includes(follower) ? follower : "price")
  const toNine = params.get("nine") === "1"
  const given = Object.fromEntries(PARTS.map((part) => [part, numberOf(params.get(part))])) as Sum
  const sum = { ...given, [worked]: workOut(given, worked, { toNine }) }

  const write = (next: Sum, part: Part, nine: boolean) => {
    setWorked(part)
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
  return {
    sum, worked, toNine,
    onType: (part: Part, value: number | null) => write({ ...sum, [part]: value }, followerOf(part, worked), toNine),
    onWork: (part: Part) => write(sum, part, toNine),
    onNine: (nine: boolean) => write(sum, worked, nine),
  }
}

export function DiscountCalculator() {
  useTitle("Discount calculator")
  const calculator = useSum()
  return (
    <div className={style.page}>
      <header>
        <h1>Discount calculator</h1>
        <p className={style.soft}>Base price, percent and price: change any, the others follow. Then lay the result on as many variants as you like.</p>
      </header>
      <DiscountSum {...calculator} />
      <DiscountShelf sum={calculator.sum} toNine={calculator.toNine} />
    </div>
  )
}
