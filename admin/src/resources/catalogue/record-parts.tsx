import { Button, Dropdown, type MenuProps } from "antd"
import type { ReactNode } from "react"
import { recordWords } from "../../ui/record-page"

export const CATEGORY = recordWords("category", "/category/manage", "Categories")
export const PRODUCT = recordWords("product", "/product/manage", "Products")

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** What is seldom done to a record; the main button beside it is always Edit. */
export const MoreMenu = ({ items }: { items: MenuProps["items"] }) => (
  <Dropdown menu={{ items }} trigger={["click"]}>
    <Button>More</Button>
  </Dropdown>
)
