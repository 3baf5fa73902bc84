import { FilesIcon } from "../../ui/icons"
import type { Resource } from "../resource"

export const fileResource: Resource = {
  name: "file",
  duty: "file.read",
  label: "Pictures",
  icon: FilesIcon,
  home: "file-manager",
  pages: [
    { path: "file-manager/*", load: () => import("./file-manager").then((page) => page.FileManager) },
    { path: "product/variant/edit/images/:id", duty: "catalogue.write", load: () => import("../catalogue/images/gallery-page").then((page) => page.GalleryPage) },
  ],
}
