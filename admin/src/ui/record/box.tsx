import { Card, type CardProps, Descriptions, type DescriptionsProps } from "antd"
import { useId } from "react"
import { phoneOf } from "../format"

/** antd's Card as a region named by its heading. */
export function Box({ title, ...card }: CardProps) {
  const id = useId()
  return (
    <Card
      size="small"
      role="region"
      aria-labelledby={id}
      title={<h2 id={id}>{title}</h2>}
      styles={{ header: { borderBottom: 0 }, body: { paddingTop: 0 } }}
      {...card}
    />
  )
}

const factStyles = {
  label: { width: 100, paddingInlineEnd: 12, verticalAlign: "baseline" },
  content: { verticalAlign: "baseline" },
} as const
const sumStyles = {
  label: { ...factStyles.label, width: undefined },
  content: { ...factStyles.content, textAlign: "end" },
} as const

/** One fact, or sum: its `label`, and what it is. */
export const Fact = Descriptions.Item

/** `Fact`s, one in a line; `bordered`, though it has no lines here, makes each name the heading of its row. */
export const Facts = (props: DescriptionsProps) => (
  <Descriptions bordered size="small" column={1} styles={factStyles} className="thumbs" {...props} />
)

/** Facts across a page, each below its name. */
export const FactsAcross = (props: DescriptionsProps) => (
  <Descriptions
    layout="vertical"
    size="small"
    colon={false}
    column={{ xs: 1, sm: 2, md: 3, xl: 4 }}
    styles={{ label: { fontSize: 12.5 }, content: { paddingBottom: 8 } }}
    className="thumbs"
    {...props}
  />
)

/** Facts with their amounts at the end of the line. */
export const Sums = (props: DescriptionsProps) => <Facts className="figures" styles={sumStyles} {...props} />

/** The line of the total, for its `Fact`. */
export const totalLine = { borderTop: "1px solid var(--gold)", fontSize: 17, fontWeight: 600 } as const

/** An Indian number that the phone dials. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:+91${phone.replace(/\D/g, "").slice(-10)}`} className="figures">
    {phoneOf(phone)}
  </a>
)
