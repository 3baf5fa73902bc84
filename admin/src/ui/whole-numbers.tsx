/** A title whose numbers (SL-000042, RT-000007) stay in one line: a browser would break them at the hyphen. */
export const wholeNumbers = (title: string) =>
  title.split(/(\b[A-Z]{2}-\d+)/).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
