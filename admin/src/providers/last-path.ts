// The shop's sign-in reads this key and returns staff to the last screen (requirements §4).
const LAST_PATH = "lastAdminPath"

/** Stores a path of the back office, such as `/admin/order/manage?status=0`, for the next sign-in in this browser. */
export function rememberPath(path: string): void {
  try {
    localStorage.setItem(LAST_PATH, path)
  } catch {
    // Without storage, sign-in leads to the dashboard.
  }
}
