import { SETTABLE, type SettableName } from "@silai/contracts/shop/settable"
import { Empty, List } from "antd"
import { Link, useSearchParams } from "react-router"
import { useMay } from "../../providers/may"
import { LiveSearch } from "../../ui/search/live-search"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import page from "../../ui/record/record.module.css"

const MOST_TYPED = 80
const everything = Object.entries(SETTABLE) as [SettableName, (typeof SETTABLE)[SettableName]][]

/** All settings of the shop, with links; searchable in the reader's language and in English. */
export function ManagementPage() {
  const say = useSay()
  const may = useMay()
  const [params, setParams] = useSearchParams()
  const search = params.get("search") ?? ""
  useTitle(say("management.title"))
  const typed = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = everything
    .filter(([, { duty }]) => may(duty))
    .map(([name, { path, words }]) => ({
      name,
      path,
      title: say(`settable.${name}`),
      description: say(`settable.${name}.description`),
      words: `${say(`settable.${name}`)} ${say(`settable.${name}.description`)} ${words}`.toLowerCase(),
    }))
    .filter(({ words }) => typed.every((word) => words.includes(word)))
  return (
    <article className={page.page}>
      <header className={page.head}>
        <h1>{say("management.title")}</h1>
      </header>
      <LiveSearch
        label={say("management.search")}
        placeholder={say("management.placeholder")}
        maxLength={MOST_TYPED}
        value={search}
        onSearch={(text) => setParams(text ? { search: text } : {}, { replace: true })}
      />
      <List
        dataSource={found}
        rowKey="name"
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say("management.none")} /> }}
        renderItem={({ path, title, description }) => (
          <List.Item>
            <List.Item.Meta title={<Link to={`/${path}`}>{title}</Link>} description={description} />
          </List.Item>
        )}
      />
    </article>
  )
}
