import { Button, Dropdown, type MenuProps } from "antd"
import { recordWords } from "../../ui/record-page"

export const CATEGORY = recordWords("category", "/category/manage", "Categories")
export const PRODUCT = recordWords("product", "/product/manage", "Products")

/** What is seldom done to a record; the main button beside it is always Edit. */
export const MoreMenu = ({ items }: { items: MenuProps["items"] }) => (
  <Dropdown menu={{ items }} trigger={["click"]}>
    <Button>More</Button>
  </Dropdown>
)
