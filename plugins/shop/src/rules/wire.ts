import {
  FIRST_SETTINGS,
  type Section,
  settingsOnWire,
  type ShopSettings,
  type ShopSettingsOnWire,
} from "@silai/contracts/shop/sections"

/** One section as the wire has it. */
export const sectionOnWire = <Name extends Section>(
  section: Name,
  values: ShopSettings[Name],
): ShopSettingsOnWire[Name] => settingsOnWire({ ...FIRST_SETTINGS, [section]: values })[section]
