import type { Measurement, MeasuredOther } from "@silai/contracts/measurement/calls"
import { USUAL_FIT, type FitProfile } from "@silai/contracts/measurement/fit-limits"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { many, type Sql } from "@silai/kit/knex"
import type { Inches } from "../rules/halves"

type Half = { half: MeasurementType; inches: Inches; fit: FitProfile | null }
type Row = { id: string; name: string; halves: Half[] }

/** The other people whom a customer measures, by name, in one statement. */
export async function othersOf(sql: Sql, customerId: string): Promise<MeasuredOther[]> {
  const rows = await many<Row>(
    sql,
    `select o.id, o.name, (select coalesce(jsonb_agg(jsonb_build_object('half', h.half, 'inches', h.inches, 'fit', h.fit)), '[]')
       from measured_other_half h where h.other_id = o.id) as halves
       from measured_other o where o.customer_id = ? order by lower(o.name)`,
    [customerId],
  )
  return rows.map(({ id, name, halves }) => {
    const half = (wanted: MeasurementType): Measurement | null => {
      const found = halves.find((one) => one.half === wanted)
      if (!found) return null
      const fitProfile = { fit: USUAL_FIT, ...found.fit, madeFor: name }
      return { measurementType: wanted, ...found.inches, fitProfile } as Measurement
    }
    return { _id: id, name, upperBody: half("upperBody"), lowerBody: half("lowerBody") }
  })
}
