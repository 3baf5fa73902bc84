import { ORDER_LIST } from "@silai/contracts/order/limits"
import { useRef, type FormEvent } from "react"
import { useNavigate } from "react-router"
import { ordersPath } from "../resources/order/query"
import { SearchBox } from "../ui/search-box"
import { useNarrow } from "../ui/use-narrow"

/** From any screen to the orders that match a number, a phone or a name. */
export function OrderSearch() {
  const narrow = useNarrow()
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const search = (event: FormEvent) => {
    event.preventDefault()
    const text = box.current?.value.trim().replace(/\s+/g, " ")
    if (text) void navigate(ordersPath({ search: text }))
  }
  return (
    <form role="search" onSubmit={search}>
      <SearchBox
        ref={box}
        label="Search orders"
        placeholder={narrow ? "Find an order" : "Order number, phone or name"}
        maxLength={ORDER_LIST.maxSearch}
      />
    </form>
  )
}
