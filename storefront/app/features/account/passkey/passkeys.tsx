import type { Passkey } from "@silai/contracts/account/calls"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "~/lib/call"
import { atMoment } from "~/lib/moments"
import { Button } from "~/ui/button"
import { Fetched } from "~/ui/fetched"
import { mineOf, useMyId } from "~/features/customer/queries"
import { passkeys } from "../calls"
import styles from "../profile/account-summary.module.css"
import { AddPasskey } from "./add-passkey"
import { NamePasskey } from "./name-passkey"
import { RemovePasskey } from "./remove-passkey"

const passkeysQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "passkeys"],
    queryFn: async ({ signal }) => (await call(passkeys, {}, { signal })).data,
  })

/** The account's passkeys: add, name, remove. */
export function Passkeys({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const me = useMyId()
  const query = passkeysQuery(me)
  const list = useQuery(query)
  const [adding, setAdding] = useState(false)
  const [naming, setNaming] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const update = (now: Passkey[]) => client.setQueryData(query.queryKey, now)
  return (
    <Fetched query={list} what="your passkeys" height="6rem">
      {(all) => (
        <>
          <p className={styles.plain}>{passkeyMessages.lead}</p>
          <ul className={styles.devices}>
            {all.map((one) => (
              <li key={one._id} className={styles.device}>
                {naming === one._id ? (
                  <NamePasskey
                    passkey={one}
                    onDone={(now) => {
                      if (now) update(now)
                      setNaming(null)
                    }}
                  />
                ) : leaving === one._id ? (
                  <RemovePasskey
                    profile={profile}
                    passkey={one}
                    onDone={(now) => {
                      if (now) update(now)
                      setLeaving(null)
                    }}
                  />
                ) : (
                  <>
                    <div className={styles.words}>
                      <p className={styles.name}>{one.name}</p>
                      <p className={styles.note}>
                        {one.seenAt ? (
                          <>
                            Last used <time dateTime={one.seenAt}>{atMoment(one.seenAt)}</time>
                          </>
                        ) : (
                          passkeyMessages.neverUsed
                        )}
                      </p>
                    </div>
                    <Button kind="quiet" size="small" onClick={() => setNaming(one._id)}>
                      Rename<span className="visually-hidden"> {one.name}</span>
                    </Button>
                    <Button kind="quiet" size="small" onClick={() => setLeaving(one._id)}>
                      Remove<span className="visually-hidden"> {one.name}</span>
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
          {adding ? (
            <AddPasskey
              profile={profile}
              onDone={(made) => {
                if (made) {
                  update([...all, made])
                  setNaming(made._id)
                }
                setAdding(false)
              }}
            />
          ) : (
            <Button kind="plain" size="small" onClick={() => setAdding(true)}>
              {passkeyMessages.add}
            </Button>
          )}
        </>
      )}
    </Fetched>
  )
}
