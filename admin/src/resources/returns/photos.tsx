import { callForFile } from "../../providers/call"
import { Photos as Row } from "../../ui/picture/photos"
import { PrivatePhoto } from "../../ui/picture/private-photo"
import { askReturnPhoto, type WholeReturn } from "./calls"

/** The buyer's photos. */
export const Photos = ({ request: { _id, photos } }: { request: WholeReturn }) => (
  <Row
    photos={photos}
    draw={(photoId, alt) => (
      <PrivatePhoto
        queryKey={["return-photo", _id, photoId]}
        fetchPhoto={() => callForFile(askReturnPhoto, { returnId: _id, photoId }, "image/*")}
        alt={alt}
      />
    )}
  />
)
