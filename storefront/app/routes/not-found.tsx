import { data } from "react-router"
import { NotFoundScreen } from "~/layout/not-found-screen"

/** Unknown URLs are a real 404 and are not cached. */
export function loader() {
  return data(null, { status: 404, headers: { "cache-control": "no-store" } })
}

export const headers = () => ({ "cache-control": "no-store" })

export default function NotFound() {
  return <NotFoundScreen />
}
