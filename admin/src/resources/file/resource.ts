import { FilesIcon } from "../../ui/icons"
import type { Resource } from "../resource"

export const fileResource: Resource = {
  name: "file",
  duty: "file.read",
  label: "File manager",
  group: "Catalogue",
  icon: FilesIcon,
  home: "file-manager",
  pages: [
    { path: "file-manager/*", searches: true, load: () => import("./file-manager").then((page) => page.FileManager) },
  ],
}
