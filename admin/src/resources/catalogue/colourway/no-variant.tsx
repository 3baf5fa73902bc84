import { Link } from "react-router"
import { EmptyState } from "../../../ui/error-state"
import { pathTo } from "./words"

export const NoVariant = () => (
  <EmptyState whole title="There is no such variant">
    <p>It may have been deleted, or the link mistyped.</p>
    <p>
      <Link to={pathTo.list}>See all variants</Link>
    </p>
  </EmptyState>
)
