import type { StaffVisitor } from "@silai/contracts/account/service"

/** The person behind a request, from the session table; nothing of it comes from the payload. */
export type Visitor = {
  /** The client's network (`networkOf`), for rate limits. */
  ip: string
  /**
   * The key of rate limits that many people would share by network: the person who is signed in, else an account that knows this
   * browser, else the network. A stranger can use up only the network's count.
   */
  countedAs: string
  /**
   * The hash of the browser's long-lived mark, or null. It means nothing until it is looked up among a person's known browsers.
   */
  mark: string | null
  /** The shopper's session: a guest until `customerId` is set. */
  shopper: { sessionId: string; customerId: string | null } | null
  /** The staff member behind the back-office session. */
  staff: StaffVisitor | null
}
