/**
 * The 28 states and 8 union territories of India with their GST state codes (first two digits of a GSTIN), checked by hand
 * against the GST portal's list. Code 25 (Daman & Diu) went into 26 with the merger of 2020; 28 was undivided Andhra Pradesh.
 */
export const STATES = [
  { code: "35", name: "Andaman and Nicobar Islands" },
  { code: "37", name: "Andhra Pradesh" },
  { code: "12", name: "Arunachal Pradesh" },
  { code: "18", name: "Assam" },
  { code: "10", name: "Bihar" },
  { code: "04", name: "Chandigarh" },
  { code: "22", name: "Chhattisgarh" },
  { code: "26", name: "Dadra and Nagar Haveli and Daman and Diu" },
  { code: "07", name: "Delhi" },
  { code: "30", name: "Goa" },
  { code: "24", name: "Gujarat" },
  { code: "06", name: "Haryana" },
  { code: "02", name: "Himachal Pradesh" },
  { code: "01", name: "Jammu and Kashmir" },
  { code: "20", name: "Jharkhand" },
  { code: "29", name: "Karnataka" },
  { code: "32", name: "Kerala" },
  { code: "38", name: "Ladakh" },
  { code: "31", name: "Lakshadweep" },
  { code: "23", name: "Madhya Pradesh" },
  { code: "27", name: "Maharashtra" },
  { code: "14", name: "Manipur" },
  { code: "17", name: "Meghalaya" },
  { code: "15", name: "Mizoram" },
  { code: "13", name: "Nagaland" },
  { code: "21", name: "Odisha" },
  { code: "34", name: "Puducherry" },
  { code: "03", name: "Punjab" },
  { code: "08", name: "Rajasthan" },
  { code: "11", name: "Sikkim" },
  { code: "33", name: "Tamil Nadu" },
  { code: "36", name: "Telangana" },
  { code: "16", name: "Tripura" },
  { code: "09", name: "Uttar Pradesh" },
  { code: "05", name: "Uttarakhand" },
  { code: "19", name: "West Bengal" },
] as const

export type StateCode = (typeof STATES)[number]["code"]
export type StateName = (typeof STATES)[number]["name"]

/** The state of a GST code, or of a name in any letter case; undefined when unknown. */
export const stateOf = (codeOrName: string) =>
  STATES.find(({ code, name }) => code === codeOrName || name.toLowerCase() === codeOrName.trim().toLowerCase())

/** The state that an address names, where its PIN code serves it; undefined elsewhere. */
export function servedState(place: { stateCode: string; otherStates?: readonly string[] }, codeOrName: string) {
  const state = stateOf(codeOrName)
  return state && [place.stateCode, ...(place.otherStates ?? [])].includes(state.code) ? state : undefined
}
