import { ScanIcon } from "../../ui/icons"
import type { Resource } from "../resource"

/** A separate tool in the menu: packers use it all day. */
export const scannerResource: Resource = {
  name: "uid-scanner",
  duty: "uid.read",
  label: "Scan a label",
  icon: ScanIcon,
  home: "uid-scanner",
  pages: [{ path: "uid-scanner", load: () => import("./scanner").then((page) => page.UidScanner) }],
}
