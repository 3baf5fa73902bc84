import { type HttpError, useInfiniteList } from "@refinedev/core"
import { CHAT, CHAT_FILTERS, CHAT_LIST } from "@silai/contracts/whatsapp/limits"
import { Avatar, Badge, Button, List, Tag } from "antd"
import { Link, useLocation, useNavigate } from "react-router"
import { useSearchWords } from "../../providers/may"
import { changedFilters, readAddress, valuesOf, writeAddress } from "../../providers/list-address"
import { Choice } from "../../ui/choice"
import { dateOf, timeOf, waited } from "../../ui/format"
import { useListKeys } from "../../ui/list/use-list-keys"
import { LiveSearch } from "../../ui/search/live-search"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { OutOfDate } from "../../ui/state/out-of-date"
import { Bar } from "../../ui/state/skeleton"
import { useNow } from "../../ui/use-now"
import { useSay } from "../../words/language"
import { useChoices } from "./person/about"
import type { ChatRecord } from "./calls"
import { whatsappAddress } from "./query"
import { chatPath, dayOf, initialsOf, lineOf, nameOf } from "./words"
import style from "./chats.module.css"

/** Each page says too how many chats have unread messages, of all. */
type Page = { data: ChatRecord[]; unread?: number }

/** The chats of the filters in the address, the latest first; more of them at a click. */
export function useChats() {
  const { search } = useLocation()
  const { filters } = readAddress(whatsappAddress, search)
  const { query } = useInfiniteList<ChatRecord, HttpError>({
    resource: "whatsapp",
    filters,
    pagination: { currentPage: 1, pageSize: CHAT_LIST.pageSize },
    errorNotification: false,
  })
  const pages = (query.data?.pages ?? []) as Page[]
  const rows = [...new Map(pages.flatMap(({ data }) => data).map((one) => [one._id, one])).values()]
  return { query, rows, isLoaded: pages.length > 0, unread: pages[0]?.unread ?? 0, filters }
}

type Props = ReturnType<typeof useChats> & { openId: string | null; isAlone: boolean }

/** The list of chats. `isAlone`: on a phone, where it fills the screen. */
export function Chats({ query, rows, isLoaded, filters, openId, isAlone }: Props) {
  const say = useSay()
  const by = useSearchWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const keys = useListKeys()
  const { data: choices } = useChoices()
  const { search = "", filter = "open", label = "" } = valuesOf(whatsappAddress, filters)
  const error = query.error as Error | null
  const ask = (change: Partial<Record<"search" | "filter" | "label", string>>, replace = false) =>
    void navigate(
      { pathname, search: writeAddress(whatsappAddress, { filters: changedFilters(filters, change) }) },
      { replace },
    )
  return (
    <section className={style.chats} aria-label={say("chat.list")}>
      <div className={style.head}>
        <h1 className={isAlone ? undefined : style.title}>{say("nav.whatsapp")}</h1>
        <LiveSearch
          label={say("chat.search")}
          placeholder={say(`chat.search.hint${by}`)}
          maxLength={CHAT.maxSearch}
          value={search}
          onSearch={(text) => ask({ search: text }, true)}
        />
        <div className="row">
          <Choice
            label={say("chat.filter")}
            value={filter}
            words={CHAT_FILTERS.map((one) => [one, say(`chat.filter.${one}`)] as const)}
            onChoose={(one) => ask({ filter: one === "open" ? "" : one })}
          />
          {(choices?.labels.length || label) && (
            <Choice
              label={say("chat.label")}
              value={label}
              words={[
                ["", say("chat.label.any")],
                ...[...new Set([...(choices?.labels ?? []), ...(label ? [label] : [])])].map(
                  (one) => [one, one] as const,
                ),
              ]}
              onChoose={(one) => ask({ label: one })}
            />
          )}
        </div>
      </div>
      <div ref={keys} className={style.rows}>
        {error && isLoaded && <OutOfDate what={say("chat.list")} error={error} onRetry={() => void query.refetch()} />}
        {!isLoaded && error && (
          <ErrorState title={say("chat.list.failed")} error={error} onRetry={() => void query.refetch()} />
        )}
        {!isLoaded && !error && (
          <div className={style.loading} role="status" aria-label={say("state.loading")}>
            {[70, 50, 80, 60].map((width) => (
              <Bar key={width} width={`${width}%`} height={40} />
            ))}
          </div>
        )}
        {isLoaded && rows.length === 0 && (
          <EmptyState title={say("chat.none")}>
            <p>{say(search || label || filter !== "open" ? "chat.none.found" : "chat.none.why")}</p>
          </EmptyState>
        )}
        {rows.length > 0 && (
          <List<ChatRecord>
            dataSource={rows}
            rowKey="_id"
            renderItem={(chat) => <Row chat={chat} isOpen={chat._id === openId} />}
            loadMore={
              query.hasNextPage && (
                <div className={style.more}>
                  <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {say("chat.more")}
                  </Button>
                </div>
              )
            }
          />
        )}
      </div>
    </section>
  )
}

function Row({ chat, isOpen }: { chat: ChatRecord; isOpen: boolean }) {
  const say = useSay()
  const now = useNow()
  const { search } = useLocation()
  const { _id, last, unread, waitingSince, isStopped, assignedTo, labels } = chat
  const name = nameOf(say, chat)
  const line = last ? lineOf(say, last) : ""
  return (
    <List.Item className={style.item}>
      <Link
        to={{ pathname: chatPath(chat), search }}
        data-row={_id}
        data-unread={unread > 0}
        aria-current={isOpen ? "page" : undefined}
        className={style.row}
      >
        <Badge count={unread} size="small" title="">
          <Avatar className={style.avatar} aria-hidden="true">
            {initialsOf(name)}
          </Avatar>
        </Badge>
        <span className={style.words}>
          <span className={style.first}>
            <span className={style.name}>{name}</span>
            {last && (
              <time dateTime={last.at} className={style.when}>
                {dayOf(last.at) === dayOf(now) ? timeOf(last.at) : dateOf(last.at)}
              </time>
            )}
          </span>
          <span className={style.last}>{last?.side === "shop" ? say("chat.you", { text: line }) : line}</span>
          {(waitingSince || isStopped || assignedTo || labels.length > 0) && (
            <span className={style.marks}>
              {waitingSince && (
                <span className={style.waits}>{say("chat.waiting", { time: waited(waitingSince, now) })}</span>
              )}
              {isStopped && <span className="trouble">{say("chat.stopped")}</span>}
              {assignedTo && <span>{assignedTo.name}</span>}
              {labels.map((one) => (
                <Tag key={one}>{one}</Tag>
              ))}
            </span>
          )}
          {unread > 0 && <span className="unseen">{say("chat.unread.n", { n: unread })}</span>}
        </span>
      </Link>
    </List.Item>
  )
}
