import { useState } from "react"
import style from "./thumbnail.module.css"

/** A product picture in its 4:5 frame. A missing picture leaves the cloth-coloured frame, not a broken icon. */
export function Thumbnail({ src, alt, width = 44 }: { src: string | null; alt: string; width?: number }) {
  const [broken, setBroken] = useState(false)
  return (
    <span className={style.frame} style={{ width }}>
      {src && !broken && (
        <img
          src={src}
          alt={alt}
          width={width}
          height={Math.round(width * 1.25)}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}
