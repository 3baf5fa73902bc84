import { SHOP } from "@silai/contracts/shop/settings"
import { useEffect } from "react"

/** Names the browser tab: "Orders · Silai back office". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${SHOP.name} back office`
  }, [title])
}
